import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { rulesQuery } from './queries.ts'

const { fetchRules } = vi.hoisted(() => ({ fetchRules: vi.fn() }))
vi.mock('./price-rules.functions.ts', () => ({ fetchRules }))

test('S1.5 kept rules come in the numeric order of their names, wherever they are offered', async () => {
  const rules = ['Rule 10', 'Rule 2', 'Bulk'].map((name) => ({ name }))
  fetchRules.mockResolvedValue({ ok: true, data: { pause_seconds: 60, rules } })
  const found = await new QueryClient().fetchQuery(rulesQuery())
  expect(found.rules.map(({ name }) => name)).toEqual(['Bulk', 'Rule 2', 'Rule 10'])
})
