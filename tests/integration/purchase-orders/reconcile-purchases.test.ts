import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'

let exchange: TestExchange
let open: string
let ended: string

beforeAll(async () => {
  exchange = await openTestExchange()
  const purchasing = createPurchases(exchange)
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 1_000_00n })]
  const item = await stockItem(exchange, seller)
  open = await purchasing.post(buyer, 10_00n, 3)
  ended = await purchasing.post(buyer, 20_00n)
  await purchasing.supply(seller, open, 10_00n, item)
  await purchasing.set(buyer, ended, 'cancel')
})
afterAll(() => exchange.close())

/** Returns the numbers of the invariants violated after changes that no command would make; these are rolled back. */
async function brokenBy(change: string): Promise<number[]> {
  const found = new Set<number>()
  const undone = new Error('undone')
  const attempt = exchange.services.db.transaction(async (tx) => {
    await tx.execute(sql.raw(change.replaceAll('$open', open).replaceAll('$ended', ended)))
    for (const { invariant } of await reconcile(tx)) found.add(invariant.number)
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  return [...found].sort((a, b) => a - b)
}

test('S6.5 consistent purchase orders yield no violations', async () => {
  expect(await reconcile(exchange.services.db)).toEqual([])
})

test.each([
  ['a unit filled twice', `update purchase_orders set filled = filled + 1 where id = $open`, [11, 15]],
  ['a price without its money', `update purchase_orders set price = price + 1 where id = $open`, [11, 15]],
  ['a hold that shrank by itself', `update holds set amount = amount - 1 where state = 'open'`, [6, 7, 11]],
  [
    'a hold that ended without its money',
    `update holds set state = 'released', ended_at = now() where state = 'open'`,
    [6, 7, 11],
  ],
  [
    'a hold that is open again',
    `update holds set state = 'open', ended_at = null where state = 'released'`,
    [6, 7, 11],
  ],
  ['a purchase order open again', `update purchase_orders set state = 'active' where id = $ended`, [11, 15]],
  ['a fulfilled one that is not', `update purchase_orders set state = 'fulfilled' where id = $open`, [11, 15]],
  ['an order for another price', `update orders set price = price + 100, seller_net = seller_net + 100`, [8, 12]],
  ['an order of another purchase order', `update orders set purchase_order_id = $ended`, [7, 11]],
  [
    'a unit returned without a refund',
    `insert into purchase_order_events
      (purchase_order_id, event, from_state, to_state, actor, price, quantity, filled, order_id)
      select $open, 'return_unit', 'active', 'active', 'system', 1000, 3, 1, id from orders`,
    [11, 12],
  ],
  [
    'a unit wanted again at more than was refunded for it',
    `with reversed as (update orders set state = 'reversed' returning id)
      insert into purchase_order_events
      (purchase_order_id, event, from_state, to_state, actor, price, quantity, filled, order_id)
      select $open, 'return_unit', 'active', 'active', 'system', 1001, 3, 0, id from reversed`,
    [8, 11, 12, 15, 17],
  ],
  [
    'a step that is none',
    `insert into purchase_order_events
      (purchase_order_id, event, from_state, to_state, actor, price, quantity, filled)
      values ($ended, 'resume', 'cancelled', 'cancelled', 'buyer', 2000, 1, 0)`,
    [15],
  ],
  ['a market that says something else', `update goods_markets set purchase_count = purchase_count + 1`, [11]],
])('S6.5 %s is found', async (_, change, expected) => {
  expect(await brokenBy(change)).toEqual(expected)
})

test('S6.5 the history of purchase orders refuses to be rewritten', async () => {
  await expect(exchange.services.db.execute(sql`delete from purchase_order_events`)).rejects.toThrow()
  await expect(exchange.services.db.execute(sql`update purchase_order_events set price = 1`)).rejects.toThrow()
})
