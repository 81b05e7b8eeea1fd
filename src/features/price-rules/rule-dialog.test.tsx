import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { drawn } from '../../../tests/factories/drawn.tsx'
import type { KeptRule } from './queries.ts'
import RuleDialog from './rule-dialog.tsx'

vi.mock('#design/ui/dialog/dialog.tsx', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }))

const rule: KeptRule = {
  rule_id: '3',
  name: 'Undercut',
  rule: {
    base: 'lowest',
    fallback: null,
    step: { unit: 'percent', basis_points: -100 },
    floor: '10.00',
    ceiling: null,
    ending: 'none',
    nth: 2,
  },
  is_paused: false,
  listing_count: 1,
  updated_at: 0,
  outcomes: [],
}

test('S1.5 who changes a rule that prices listings is told that this ends bargains', async () => {
  const ending = 'A bargain under way on a listing ends when its price changes.'
  const page = (kept: KeptRule | null) => drawn(new QueryClient(), <RuleDialog rule={kept} onClose={() => {}} />)
  expect(await page(rule)).toContain(ending)
  expect(await page({ ...rule, listing_count: 0 })).not.toContain(ending)
  expect(await page(null)).not.toContain(ending)
})
