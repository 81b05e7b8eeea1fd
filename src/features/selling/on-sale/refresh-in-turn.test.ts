import { expect, test } from 'vitest'
import type { SellingItem } from '../model.ts'
import { refreshInTurn } from './refresh-in-turn.ts'

const listingsOf = (count: number, refreshable_at: number) =>
  Array.from(
    { length: count },
    (_, index) => ({ listing_id: `${refreshable_at}-${index}`, refreshable_at }) as SellingItem['listing'],
  )

/** An exchange that refreshes everything it is sent, until its `limit`-th call. */
function exchange(limit = Infinity) {
  const sent: string[][] = []
  const send = async ({ listing_ids }: { listing_ids: string[] }) => {
    sent.push(listing_ids)
    if (sent.length > limit) return { end: 'refused', error: { kind: 'http', status: 403 } } as const
    return { end: 'done', data: { done: listing_ids.length } } as const
  }
  return { sent, send }
}

test('S1.6 all of the selected listings that may be refreshed are, a hundred at a time', async () => {
  const { sent, send } = exchange()
  expect(await refreshInTurn([...listingsOf(212, 1_000), ...listingsOf(30, 5_000)], 4_000, send)).toBe(212)
  expect(sent.map((ids) => ids.length)).toEqual([100, 100, 12])
  expect(sent.flat().every((id) => id.startsWith('1000-'))).toBe(true)
})

test('S1.6 a refusal ends it, and what is done counts', async () => {
  const { sent, send } = exchange(1)
  expect(await refreshInTurn(listingsOf(300, 1_000), 4_000, send)).toBe(100)
  expect(sent).toHaveLength(2)
})

test('S1.6 where none may be refreshed yet, the exchange says why', async () => {
  const { sent, send } = exchange(0)
  expect(await refreshInTurn(listingsOf(150, 5_000), 4_000, send)).toBe(0)
  expect(sent.map((ids) => ids.length)).toEqual([100])
})
