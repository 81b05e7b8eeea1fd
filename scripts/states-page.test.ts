import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { drawStates } from './states-page.ts'

test('docs/states.md shows the states as they are: run `npm run states` otherwise', async () => {
  const file = new URL('../docs/states.md', import.meta.url)
  const drawn = await format(drawStates(), { ...(await resolveConfig(file.pathname)), parser: 'markdown' })
  expect(readFileSync(file, 'utf8')).toBe(drawn)
})
