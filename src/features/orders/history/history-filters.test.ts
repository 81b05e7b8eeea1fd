import { expect, test } from 'vitest'
import { searchSchema } from '#lib/search/search-schema.ts'
import { historyFilters } from './history-filters.ts'
import { historyFields } from './history-search.ts'

const zone = 'Asia/Shanghai'
const at = (time: string) => Date.parse(time) / 1000

test('S2.8 S2.10 digits are searched like words, as items have numbers in their names', () => {
  for (const keyword of ['2023', 'AK-47 redline', '9'.repeat(40)])
    expect(historyFilters({ keyword }, zone)).toEqual({ keyword })
})

test('S2.8 days are whole ones of the zone, the last of them too', () => {
  expect(historyFilters({ from: '2026-11-06', to: '2026-11-07', fault: 'seller' }, zone)).toEqual({
    from: at('2026-11-05T16:00:00Z'),
    to: at('2026-11-07T16:00:00Z'),
    fault: 'seller',
  })
})

test('S2.8 days in the wrong order are the days between them', () => {
  const days = { from: '2026-11-06', to: '2026-11-07' }
  expect(historyFilters({ from: days.to, to: days.from }, zone)).toEqual(historyFilters(days, zone))
})

test('S2.8 S2.10 S2.19 an address keeps a sort that there is, but not the default one', () => {
  const read = searchSchema(historyFields)
  for (const sort of ['oldest', 'price_asc', 'price_desc'] as const) {
    expect(read({ sort })).toEqual({ sort })
    expect(historyFilters(read({ sort, fault: 'buyer' }), zone)).toEqual({ sort, fault: 'buyer' })
  }
  for (const sort of ['newest', 'expiring', '']) expect(read({ sort })).toEqual({})
  expect(historyFilters({}, zone)).toEqual({})
})

test('S2.19 an address keeps what is a day and a side, and drops the rest', () => {
  const read = searchSchema(historyFields)
  expect(read({ from: '2026-02-31', to: '2026-03-01', fault: 'nobody', keyword: ' awp ' })).toEqual({
    to: '2026-03-01',
    keyword: 'awp',
  })
})
