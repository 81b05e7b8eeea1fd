import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'

let exchange: TestExchange
const ids: Record<'open' | 'countered' | 'accepted' | 'refused', string> = {
  open: '',
  countered: '',
  accepted: '',
  refused: '',
}

beforeAll(async () => {
  exchange = await openTestExchange()
  const bargaining = createBargaining(exchange)
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const offer = async () => bargaining.offer(buyer, await listItem(exchange, seller, 100_00n), '80.00')
  for (const name of Object.keys(ids) as (keyof typeof ids)[]) ids[name] = await offer()
  await bargaining.counter(seller, ids.countered, '90.00')
  await bargaining.accept(seller, ids.accepted, '80.00')
  await bargaining.refuse(seller, ids.refused)
})
afterAll(() => exchange.close())

/** Returns the violations found after a change that no command would make; the change is rolled back. */
async function brokenBy(change: string): Promise<number[]> {
  let found: number[] = []
  const undone = new Error('undone')
  const attempt = exchange.services.db.transaction(async (tx) => {
    await tx.execute(sql.raw(change))
    found = (await reconcile(tx)).map(({ invariant }) => invariant.number)
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  return [...new Set(found)].sort((a, b) => a - b)
}

test('S6.5 consistent bargains yield no violations', async () => {
  expect(await reconcile(exchange.services.db)).toEqual([])
})

const changes: [what: string, change: () => string, found: number[]][] = [
  ['an offer without its money', () => `update holds set amount = amount - 1 where reference_id = ${ids.open}`, [6, 7]],
  ['a counter whose price moved', () => `update bargains set price = price + 1 where id = ${ids.countered}`, [6]],
  [
    'an offer on a listing with another price',
    () => `update bargains set listing_price = listing_price + 1 where id = ${ids.open}`,
    [12],
  ],
  [
    'an offer on a listing that is sold',
    () => `update listings set state = 'sold' where id = (select listing_id from bargains where id = ${ids.open})`,
    [9, 12],
  ],
  [
    'an accepted bargain at another price than its order',
    () => `update bargains set price = price - 1 where id = ${ids.accepted}`,
    [13],
  ],
  [
    'an accepted bargain without an order',
    () => `update orders set bargain_id = null where bargain_id = ${ids.accepted}`,
    [7, 13],
  ],
  ['a bargain that jumped', () => `update bargains set state = 'open' where id = ${ids.refused}`, [6, 15]],
  [
    'a listing that can be bargained for against its seller’s word',
    () => `update users set allows_bargain = false`,
    [15],
  ],
]

test.each(changes)('S6.5 %s is found', async (_, change, expected) => {
  expect(await brokenBy(change())).toEqual(expected)
})

test('S6.5 the history of bargains refuses to be rewritten', async () => {
  await expect(exchange.services.db.execute(sql`delete from bargain_events`)).rejects.toThrow()
})
