import { expect, test } from 'vitest'
import { marketHead } from './market-head.ts'

/** What a shared link to a search says below its title. */
function describe(chosen: string[], total?: number): string | undefined {
  const { meta } = marketHead('https://amber.example', {}, { chosen, total })
  return meta.flatMap((one) => ('name' in one && one.name === 'description' ? [one.content] : []))[0]
}

test('S9.1 a market page describes itself by how many goods match, and without a number where nobody counts', () => {
  expect(describe(['AK-47'], 120)).toMatch(/^AK-47: 120 items on sale\. Compare prices/)
  expect(describe([], 0)).toMatch(/^0 items on sale: compare prices/)
  expect(describe(['AK-47', 'Seed 661'])).toMatch(/^AK-47, Seed 661: compare prices/)
  expect(describe([])).toMatch(/^Compare prices/)
})
