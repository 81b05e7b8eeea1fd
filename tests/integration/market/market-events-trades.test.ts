import { asc, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { price as priceDaysCall } from '#contract/market/goods.ts'
import { billOrder } from '#contract/market/trades.ts'
import { marketEvents } from '#exchange/db/schema/market-events.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { redline } from '../../setup/exchange/market.ts'
import { stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

const day = 86_400

describe.each(['pglite', 'postgres'] as const)('what orders tell the feed, on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>
  let seen = 0n

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
    await stockItem(exchange, await exchange.signInTrader())
  })
  afterAll(async () => {
    expect(await trading.violations()).toEqual([])
    await exchange.close()
  })
  beforeEach(async () => void (await told()))

  /** The events since the last call, as their kinds, with their prices in fen if they concern no listing. */
  async function told() {
    const rows = await exchange.services.db
      .select()
      .from(marketEvents)
      .where(gt(marketEvents.id, seen))
      .orderBy(asc(marketEvents.id))
    seen = rows.at(-1)?.id ?? seen
    return rows.map(({ kind, listingId, price }) => (listingId === null ? `${kind} ${price}` : kind))
  }
  const pastSales = async () => (await exchange.ask(billOrder, { goods_id: redline })).items.map(({ price }) => price)
  const daysOf = async () =>
    (await exchange.ask(priceDaysCall, { goods_id: redline, range: '7d' })).days.map((one) => [
      one.volume,
      one.low,
      one.is_under_way,
    ])

  test('S1.1 a sale is told when it is paid, when it is delivered and when that is reversed; lists follow at once', async () => {
    const { seller, buyer, item } = await trading.openSale(80_00n)
    await trading.buy(buyer, item)
    const offerId = await trading.sendOffer(seller, buyer, item)
    await trading.runOrders()
    expect(await told()).toEqual(['sold'])
    expect([await pastSales(), await daysOf()]).toEqual([[], []])

    const tradeId = await trading.accept(buyer, offerId)
    await trading.runOrders()
    expect(await told()).toEqual(['delivered 8000'])
    expect([await pastSales(), await daysOf()]).toEqual([['80.00'], [[1, '80.00', true]]])

    exchange.steam.reverseTrade(tradeId)
    await exchange.advance(61)
    await trading.runOrders()
    expect(await told()).toEqual(['reversed 8000'])
    expect([await pastSales(), await daysOf()]).toEqual([[], []])
  })

  test('S1.1 a sale that is settled was told before', async () => {
    const { seller, buyer } = await trading.openSale()
    const orderId = await trading.deliver(seller, buyer, 70_00n)
    await told()
    await exchange.advance(9 * day)
    await trading.runOrders()
    expect(await trading.stateOf(await exchange.signInAgain(buyer), orderId)).toBe('completed')
    expect(await told()).toEqual([])
  })
})
