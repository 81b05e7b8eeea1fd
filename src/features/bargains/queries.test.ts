import { expect, test } from 'vitest'
import { bargainQuery, bargainsQuery } from './queries.ts'

const underWay = { awaited: 'seller' }
const ended = { awaited: null }
const after = (query: { refetchInterval?: unknown }, data: unknown) =>
  (query.refetchInterval as (query: { state: { data: unknown } }) => number | false)({ state: { data } })

test('S1.4 a bargain is asked for again while the other side may act, and no longer once it has ended', () => {
  expect(after(bargainQuery('1'), { bargain: underWay })).toBeGreaterThan(0)
  expect(after(bargainQuery('1'), { bargain: ended })).toBe(false)
  expect(after(bargainQuery('1'), undefined)).toBe(false)
})

test('S1.4 a list of bargains is refetched while any of them is open', () => {
  const list = bargainsQuery('buyer', 'open')
  expect(after(list, { pages: [{ items: [ended] }, { items: [underWay] }] })).toBeGreaterThan(0)
  expect(after(list, { pages: [{ items: [ended] }] })).toBe(false)
})
