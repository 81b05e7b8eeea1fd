import { asc, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { price as priceDaysCall } from '#contract/market/goods.ts'
import { billOrder } from '#contract/market/trades.ts'
import { marketEventsPath } from '#contract/words.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { setOutbid } from '#contract/purchase-orders/outbid.ts'
import { marketEvents } from '#exchange/db/schema/market-events.ts'
import { Follower } from '../../setup/event-follower.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { redline } from '../../setup/exchange/market.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

const day = 86_400

describe.each(['pglite', 'postgres'] as const)('what orders and purchase orders tell the feed, on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>
  let purchasing: ReturnType<typeof createPurchases>
  let seen = 0n

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
    purchasing = createPurchases(exchange)
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

  test('S1.3 a purchase order is told when others can see it, and whatever becomes of it until they cannot', async () => {
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    const { purchase_id, total } = await exchange.ask(
      purchases.create,
      { goods_id: redline, price: '50.00', quantity: 3 },
      buyer,
    )
    expect(await told()).toEqual([])
    await exchange.ask(purchases.pay, { purchase_id, total }, buyer)
    expect(await told()).toEqual(['purchase_changed 5000'])
    const change = (price: string, sum: string) =>
      exchange.ask(purchases.change, { purchase_id, price, quantity: 3, total: sum }, buyer)
    await change('60.00', '180.00')
    expect(await told()).toEqual(['purchase_changed 6000'])
    const set = (action: 'suspend' | 'resume' | 'cancel') =>
      exchange.ask(purchases.set, { purchase_ids: [purchase_id], action }, buyer)
    await set('suspend')
    expect(await told()).toEqual(['purchase_changed 6000'])
    await change('65.00', '195.00')
    expect(await told(), 'nobody sees it').toEqual([])
    await set('resume')
    expect(await told()).toEqual(['purchase_changed 6500'])
    await set('cancel')
    expect(await told()).toEqual(['purchase_changed 6500'])
  })

  test('S1.3 what is supplied, returned, outbid and expires is told with the purchase order’s price', async () => {
    const [buyer, seller, rival] = await Promise.all([
      exchange.signInTrader({ funds: 1_000_00n }),
      exchange.signInTrader(),
      exchange.signInTrader({ funds: 1_000_00n }),
    ])
    const id = await purchasing.post(buyer, 100_00n, 3)
    const items = [await stockItem(exchange, seller), await stockItem(exchange, seller)]
    await told()
    const { data } = await purchasing.supply(seller, id, 100_00n, ...items)
    expect(await told()).toEqual(['sold 10000', 'sold 10000', 'purchase_changed 10000', 'purchase_changed 10000'])
    const offerId = await trading.sendOffer(seller, buyer, { ...items[0]!, listingId: '', price: '' })
    await trading.runOrders()
    await trading.decline(buyer, offerId)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, data.order_ids[0]!)).toBe('refunded')
    expect(await told(), 'the buyer was at fault').toEqual([])
    await exchange.advance(day)
    await trading.runOrders()
    expect(await told(), 'the seller of the other was').toEqual(['purchase_changed 10000'])

    await purchasing.post(await exchange.signInAgain(rival), 120_00n)
    await told()
    const outbid = { ceiling: '130.00', step: '1.00' }
    await exchange.ask(setOutbid, { purchase_id: id, outbid }, await exchange.signInAgain(buyer))
    await exchange.runDue()
    expect(await told()).toEqual(['purchase_changed 12100'])
    await exchange.advance(40 * day)
    await exchange.runDue()
    expect(await told()).toEqual(['purchase_changed 12100', 'purchase_changed 12000'])
  })

  test('S1.3 a stream of the goods carries it, one of listings does not', async () => {
    const open = async (query: string) =>
      new Follower(await exchange.app.fetch(new Request(`http://market.test${marketEventsPath}?${query}`)))
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    const before = seen
    const id = await purchasing.post(buyer, 20_00n)
    const { item } = await trading.openSale(90_00n)
    await trading.buy(await exchange.signInTrader({ funds: 1_000_00n }), item)
    const ofGoods = await open(`goods_id=${redline}&last_id=${before}`)
    const ofListing = await open(`listing_ids=${item.listingId}&last_id=${before}`)
    const [first] = await ofGoods.take(1)
    expect(first!.event).toBe('purchase_changed')
    expect(JSON.parse(first!.data!)).toMatchObject({
      kind: 'purchase_changed',
      listing_id: null,
      goods_id: redline,
      style_id: 0,
      price: '20.00',
    })
    expect((await ofListing.take(1))[0]!.event).toBe('sold')
    await Promise.all([ofGoods.close(), ofListing.close()])
    await purchasing.set(buyer, id, 'cancel')
  })
})
