import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overview } from '#contract/portfolio.ts'
import { remark, statistics } from '#contract/inventory.ts'
import { setOnSale } from '#contract/selling.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { assetNotes } from '#exchange/db/schema/inventory.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Person, Trader } from '../../setup/exchange/people.ts'
import { stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())

async function platformIdOf(assetId: string): Promise<string> {
  const [asset] = await exchange.services.db
    .select()
    .from(assets)
    .where(eq(assets.id, BigInt(assetId)))
  return asset!.platformAssetId
}

/** Sells this very item, so that it is in protection; returns the order's id. */
async function sell(assetId: string, seller: Trader, buyer: Trader, price: string): Promise<string> {
  const items = [{ action: 'list' as const, asset_id: assetId, price }]
  const [sale] = (await exchange.ask(setOnSale, { items }, seller)).items
  const platformAssetId = await platformIdOf(assetId)
  return trading.deliverItem(seller, buyer, { listingId: sale!.listing!.listing_id, platformAssetId, price })
}

async function settle(): Promise<void> {
  await exchange.advance(120)
  await trading.runOrders()
}

async function reverse(orderId: string): Promise<void> {
  const [order] = await exchange.services.db
    .select()
    .from(orders)
    .where(eq(orders.id, BigInt(orderId)))
  exchange.steam.reverseTrade(order!.tradeId!)
  await settle()
}

const profitOf = async (seller: Person, orderId: string) => (await trading.detailOf(seller, orderId)).order.profit
const heldAt = async (person: Person) => (await exchange.ask(overview, {}, person)).cost

test('S1.5 S6.5 each sale of an item that was bought back is measured by what the item had cost then', async () => {
  const [ada, bea] = [
    await exchange.signInTrader({ funds: 1_000_00n }),
    await exchange.signInTrader({ funds: 1_000_00n }),
  ]
  const { assetId } = await stockItem(exchange, ada)
  await exchange.ask(remark, { asset_id: assetId, cost: '60.00', remark: 'mine' }, ada)
  const first = await sell(assetId, ada, bea, '100.00')
  await settle()
  const back = await sell(assetId, bea, ada, '80.00')
  await settle()
  expect(await heldAt(ada)).toEqual({ count: 1, amount: '80.00' })
  expect([await profitOf(ada, first), await profitOf(bea, back)]).toEqual(['37.50', '-22.00'])
  const second = await sell(assetId, ada, bea, '120.00')
  await settle()
  expect([await profitOf(ada, first), await profitOf(ada, second)]).toEqual(['37.50', '37.00'])
  expect(await profitOf(bea, back)).toBe('-22.00')
  expect((await exchange.ask(statistics, {}, ada)).realized_profit).toBe('74.50')
  expect((await exchange.ask(overview, {}, ada)).sales).toMatchObject({ costed_count: 2, realized_profit: '74.50' })
  expect(await heldAt(bea)).toEqual({ count: 1, amount: '120.00' })
  const [note] = await exchange.services.db.select().from(assetNotes).where(eq(assetNotes.userId, ada.userId))
  expect(note).toMatchObject({ remark: 'mine' })
})

test('S1.5 after a reversed purchase the cost of what was sold before can be noted again', async () => {
  const [ada, bea] = [
    await exchange.signInTrader({ funds: 1_000_00n }),
    await exchange.signInTrader({ funds: 1_000_00n }),
  ]
  const { assetId } = await stockItem(exchange, ada)
  await exchange.ask(remark, { asset_id: assetId, cost: '50.00' }, ada)
  const first = await sell(assetId, ada, bea, '100.00')
  await settle()
  await reverse(await sell(assetId, bea, ada, '80.00'))
  expect(await profitOf(ada, first)).toBe('47.50')
  await exchange.ask(remark, { asset_id: assetId, cost: '60.00' }, ada)
  expect(await profitOf(ada, first)).toBe('37.50')
})

test('S1.5 what a reversed purchase had cost is no cost any more', async () => {
  const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 1_000_00n })]
  const { assetId } = await stockItem(exchange, seller)
  const orderId = await sell(assetId, seller, buyer, '100.00')
  expect(await heldAt(buyer)).toEqual({ count: 1, amount: '100.00' })
  await reverse(orderId)
  expect(await trading.stateOf(buyer, orderId)).toBe('reversed')
  expect(await exchange.services.db.select().from(assetNotes).where(eq(assetNotes.userId, buyer.userId))).toMatchObject(
    [{ cost: null }],
  )
})
