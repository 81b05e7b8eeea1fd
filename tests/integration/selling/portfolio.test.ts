import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { remark, statistics } from '#contract/inventory.ts'
import { overview } from '#contract/portfolio.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { transact } from '#exchange/db/transact.ts'
import { recomputeReferencePrices } from '#exchange/market/commands/recompute-reference-prices.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { redline } from '../../setup/exchange/market.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())

const portfolioOf = (person: Person) => exchange.ask(overview, {}, person)

/** Returns what the ledger has posted for sales, in fen: to the seller's accounts, and to the market's fees. */
async function postedFor({ userId }: Person) {
  const [row] = await rowsOf<{ net: string; fees: string }>(
    exchange.services.db,
    sql`
      select coalesce(sum(amount) filter (where destination like ${`user:${userId}:%`}), 0)
          - coalesce(sum(amount) filter (where source like ${`user:${userId}:%`}), 0) as net,
        coalesce(sum(amount) filter (where destination like 'fees:%'), 0) as fees
      from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
        join orders o on t.reference = 'order:' || o.id
      where o.seller_id = ${userId}`,
  )
  return { net: Number(row!.net), fees: Number(row!.fees) }
}
const fen = (amount: string) => Math.round(Number(amount) * 100)

test('S1.5 S6.5 items are worth what the inventory says, at reference prices, and what sales brought is what the ledger posted', async () => {
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 1_000_00n })]
  await stockItem(exchange, seller)
  await exchange.services.db.execute(sql`
    insert into price_days (goods_id, style_id, day, median, low, high, volume)
    select ${redline}, 0, (amber_now() at time zone 'UTC')::date - back, median, 1, 9999, 1
    from (values (200, 5000), (1, 7000), (0, 9000)) as sold(back, median)`)
  await exchange.services.db.execute(
    sql`update assets set created_at = amber_now() - interval '3 days' where owner_id = ${seller.userId}`,
  )
  await transact(exchange.services.db, async (tx) => {
    await recomputeReferencePrices(tx)
    return {}
  })
  const before = await portfolioOf(seller)
  const { inventory } = await exchange.ask(statistics, {}, seller)
  expect(before.days.at(-1)).toMatchObject({ worth: inventory.amount, count: inventory.count })
  expect(before.days).toHaveLength(90)
  expect(before.days.slice(-5).map(({ count, worth }) => [count, worth])).toEqual([
    [0, '0.00'],
    [1, '50.00'],
    [1, '50.00'],
    [1, '70.00'],
    [1, '70.00'],
  ])

  const first = await trading.deliver(seller, buyer, 100_03n)
  const second = await trading.deliver(seller, buyer, 33_33n)
  const reversed = await trading.deliver(seller, buyer, 10_00n)
  const { tradeId } = (
    await rowsOf<{ tradeId: string }>(
      exchange.services.db,
      sql`select trade_id as "tradeId" from orders where id = ${reversed}`,
    )
  )[0]!
  exchange.steam.reverseTrade(tradeId)
  await exchange.advance(61)
  await trading.runOrders()
  await exchange.advance(61)
  await trading.runOrders()
  expect([await trading.stateOf(seller, first), await trading.stateOf(seller, reversed)]).toEqual([
    'completed',
    'reversed',
  ])
  await exchange.services.db.execute(
    sql`insert into asset_notes (user_id, asset_id, cost) select seller_id, asset_id, 6000 from orders where id = ${first}`,
  )

  const { sales, days, cost } = await portfolioOf(seller)
  const posted = await postedFor(seller)
  expect({ net: fen(sales.net), fees: fen(sales.fees) }).toEqual(posted)
  expect(sales).toMatchObject({ count: 2, costed_count: 1 })
  const { order } = await trading.detailOf(seller, first)
  expect(order).toMatchObject({ profit: sales.realized_profit })
  expect(fen(sales.realized_profit)).toBe(fen(order.seller_net!) - 60_00)
  expect((await exchange.ask(statistics, {}, seller)).realized_profit).toBe(sales.realized_profit)
  expect(days.reduce((sum, day) => sum + fen(day.realized_profit), 0)).toBe(fen(sales.realized_profit))
  expect(days.reduce((sum, day) => sum + fen(day.fees), 0)).toBe(posted.fees)
  expect(cost).toEqual({ count: 0, amount: '0.00' })
  expect(await trading.stateOf(seller, second)).toBe('completed')

  // The buyer holds the two, valued at the market's price, not at what was paid.
  const bought = await portfolioOf(buyer)
  expect(bought.days.at(-1)).toMatchObject({ count: 2, worth: '140.00', realized_profit: '0.00' })
  expect(bought.cost).toEqual({ count: 2, amount: '133.36' })
  expect(bought.sales).toMatchObject({ count: 0, realized_profit: '0.00' })
  expect(await trading.violations()).toEqual([])
})

test('S6.4 a portfolio is shown to its owner alone, and noted costs with it', async () => {
  const person = await exchange.signInTrader()
  const { assetId } = await stockItem(exchange, person)
  await exchange.ask(remark, { asset_id: assetId, cost: '12.34' }, person)
  expect((await portfolioOf(person)).cost).toEqual({ count: 1, amount: '12.34' })
  expect(await exchange.call(overview, {})).toMatchObject({ code: codes.sessionInvalid })
})
