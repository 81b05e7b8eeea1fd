import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { allToAnswerQuery, bargainQuery, bargainsQuery } from './queries.ts'

const fetchReceived = vi.hoisted(() => vi.fn())
vi.mock('./bargains.functions.ts', () => ({ fetchReceivedBargains: fetchReceived }))

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

test('S1.4 all that await an answer are read to the last page, and no others', async () => {
  const page = (ids: string[], next_cursor: string | null) =>
    ({ ok: true, data: { items: ids.map((bargain_id) => ({ bargain_id })), next_cursor } }) as const
  fetchReceived.mockResolvedValueOnce(page(['9', '8'], '8')).mockResolvedValueOnce(page(['7'], null))
  const all = await new QueryClient().fetchQuery(allToAnswerQuery())
  expect(all.map(({ bargain_id }) => bargain_id)).toEqual(['9', '8', '7'])
  expect(fetchReceived.mock.calls.map(([{ data }]) => data)).toEqual([
    { states: ['open'], cursor: undefined, page_size: 100 },
    { states: ['open'], cursor: '8', page_size: 100 },
  ])
})
