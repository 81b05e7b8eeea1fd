import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invariants } from '#exchange/reconcile/invariants.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
  const trading = createTrading(exchange)
  const [seller, buyer] = await Promise.all([exchange.signInTrader(), exchange.signInTrader({ funds: 1_000_00n })])
  await trading.buy(buyer!, await listItem(exchange, seller!, 128_50n))
  await listItem(exchange, seller!, 5_00n)
})
afterAll(() => exchange.close())

/** Returns the violations found after a change that no command would make; the change is rolled back. */
async function brokenBy(change: string, pageRows?: number): Promise<number[]> {
  let found: number[] = []
  const undone = new Error('undone')
  const attempt = exchange.services.db.transaction(async (tx) => {
    await tx.execute(sql.raw(change))
    found = (await reconcile(tx, pageRows)).map(({ invariant }) => invariant.number)
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  return found
}

test('S6.5 consistent books yield no violations', async () => {
  expect(await reconcile(exchange.services.db)).toEqual([])
})

test.each([
  ['money from nowhere', `update ledger_accounts set balance = balance + 1 where key like '%:available'`, [1, 2]],
  ['a transaction without postings', `insert into ledger_transactions (reason, reference) values ('x', 'x')`, [1]],
  [
    'a hold without held money',
    `insert into holds (user_id, kind, reference_id, amount) values (1, 'withdrawal', 1, 5)`,
    [6, 7],
  ],
  ['an order that lost its price', `update orders set price = price - 1`, [8, 14]],
  ['a sold item on sale again', `update listings set state = 'on_sale' where state = 'reserved'`, [9, 15]],
  ['a price that nobody set', `update listings set price = price + 1 where state = 'reserved'`, [15]],
  ['a fault in what goes well', `update orders set fault = 'buyer'`, [15]],
  ['an order that jumped', `update orders set state = 'completed', deadline_at = null`, [8, 9, 14, 15, 17]],
])('S6.5 %s is found', async (_, change, expected) => {
  for (const pageRows of [undefined, 1])
    expect([...new Set(await brokenBy(change, pageRows))].sort((a, b) => a - b)).toEqual(expected)
})

test('S6.5 a check of the books does not block other work', async () => {
  const { db } = exchange.services
  let isChecked = false
  let answered = 0
  const checking = reconcile(db).then(() => (isChecked = true))
  while (!isChecked) {
    await db.execute(sql`select 1`)
    answered++
  }
  await checking
  expect(answered).toBeGreaterThanOrEqual(invariants.length)
})

test('S6.5 the ledger and the histories of orders and listings refuse to be rewritten', async () => {
  for (const table of ['ledger_transactions', 'ledger_postings', 'order_events', 'listing_events']) {
    await expect(exchange.services.db.execute(sql.raw(`delete from ${table}`)), table).rejects.toThrow()
  }
})
