import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as sweeps from '#contract/sweeps.ts'
import { maxUnpaidOrders } from '#exchange/orders/order-problems.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItems, redline } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

const bounds = { goods_id: redline, count: 3, max_each: '4.00', max_total: '8.00' }

test('S1.2 of 200 sweeps at once every listing is sold once, and nobody goes over their bounds', async () => {
  const crowded = await openTestExchange({ engine: 'postgres', connections: 120 })
  try {
    const seller = await crowded.signInTrader()
    const buyers = await Promise.all(Array.from({ length: 200 }, () => crowded.signInTrader()))
    const prices = Array.from({ length: 300 }, (_, index) => BigInt(100 + (index % 290)))
    await listItems(crowded, seller, prices)
    const answers = await Promise.all(buyers.map(({ token }) => crowded.call(sweeps.buy, bounds, { token })))
    const sold = answers.filter(({ code }) => code === 0)
    for (const { data } of sold) {
      expect(data.items.length).toBeLessThanOrEqual(bounds.count)
      expect(data.items.every(({ price }) => Number(price) <= 4)).toBe(true)
      expect(Number(data.total)).toBeLessThanOrEqual(8)
      const sum = data.items.reduce((all, { price }) => all + Math.round(Number(price) * 100), 0)
      expect(Math.round(Number(data.total) * 100)).toBe(sum)
    }
    const listings = sold.flatMap(({ data }) => data.items.map(({ listing_id }) => listing_id))
    expect(new Set(listings).size).toBe(listings.length)
    const others = answers.filter(({ code }) => code !== 0)
    expect(others.every(({ code }) => code === codes.listingGone)).toBe(true)
    // Anybody who got fewer than wanted while listings were left must have been stopped by a bound.
    const left = 300 - listings.length
    const idle = sold.filter(({ data }) => data.items.length < bounds.count && Number(data.total) <= 4)
    expect(left === 0 || idle.length === 0).toBe(true)
    expect(await createTrading(crowded).violations()).toEqual([])
  } finally {
    await crowded.close()
  }
})

describe.each(['pglite', 'postgres'] as const)('sweeps on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
  })
  afterAll(() => exchange.close())
  afterEach(async () => expect(await trading.violations()).toEqual([]))

  test('S1.2 a sweep orders the cheapest that fit, as its quote says, and never more or dearer', async () => {
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 100_00n })]
    await listItems(exchange, seller, [5_00n, 1_00n, 3_00n, 2_00n])
    const quoted = await exchange.ask(sweeps.quote, bounds, buyer)
    expect(quoted).toMatchObject({ total: '6.00', next_price: '5.00', available: '100.00' })
    expect(quoted.items.map(({ price }) => price)).toEqual(['1.00', '2.00', '3.00'])
    const tight = { ...bounds, max_total: '5.99' }
    expect(await exchange.ask(sweeps.quote, tight, buyer)).toMatchObject({ total: '3.00', next_price: '3.00' })

    const how = { token: buyer.token, key: `sweep-${engine}` }
    const bought = await exchange.ask(sweeps.buy, tight, how)
    expect(bought.items.map(({ listing_id }) => listing_id)).toEqual(
      quoted.items.slice(0, 2).map(({ listing_id }) => listing_id),
    )
    expect(bought.total).toBe('3.00')
    for (const { order_id, price } of bought.items)
      expect((await trading.detailOf(buyer, order_id)).order).toMatchObject({ price, state: 'awaiting_payment' })
    expect(await exchange.ask(sweeps.buy, tight, how)).toEqual(bought)
    const rest = await exchange.ask(sweeps.buy, { ...bounds, max_each: '3.50' }, buyer)
    expect(rest.items.map(({ price }) => price)).toEqual(['3.00'])
    const none = await exchange.call(sweeps.buy, bounds, buyer)
    expect(none).toMatchObject({ code: codes.listingGone })
    expect(await exchange.ask(sweeps.quote, bounds, buyer)).toMatchObject({ items: [], next_price: '5.00' })
  })

  test('S1.2 a sweep keeps to the filter, and leaves out what is its buyer’s own', async () => {
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader()]
    await listItems(exchange, seller, [1_00n])
    const shop = { ...bounds, seller_id: seller.userId.toString() }
    expect((await exchange.ask(sweeps.quote, { ...shop, wear_min: 0.3 }, buyer)).items).toEqual([])
    expect((await exchange.ask(sweeps.quote, { ...shop, wear_max: 0.3 }, buyer)).items).toHaveLength(1)
    expect((await exchange.ask(sweeps.quote, shop, seller)).items).toEqual([])
    expect(await exchange.call(sweeps.buy, shop, seller)).toMatchObject({ code: codes.listingGone })
    for (const call of [sweeps.quote, sweeps.buy])
      expect(await exchange.call(call, { ...bounds, style_ids: [3] }, buyer)).toMatchObject({
        code: codes.requestInvalid,
      })
  })

  test('S1.2 sweeps add up to no more unpaid orders than a person may have', async () => {
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader()]
    await listItems(exchange, seller, Array<bigint>(maxUnpaidOrders + 1).fill(50n))
    const all = { ...bounds, count: maxUnpaidOrders, max_total: '1000.00', seller_id: seller.userId.toString() }
    expect((await exchange.ask(sweeps.buy, all, buyer)).items).toHaveLength(maxUnpaidOrders)
    expect(await exchange.call(sweeps.buy, { ...all, count: 1 }, buyer)).toMatchObject({ code: codes.tooManyRequests })
    expect(await exchange.call(sweeps.buy, all)).toMatchObject({ code: codes.sessionInvalid })
  })

  test('S1.2 a sweep counts towards the unpaid orders with what it finds, not with what it may take', async () => {
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader()]
    await listItems(exchange, seller, [50n, 60n, 70n, 80n])
    const shop = { ...bounds, max_total: '1000.00', seller_id: seller.userId.toString() }
    await exchange.ask(sweeps.buy, { ...shop, count: 1 }, buyer)
    const most = { ...shop, count: maxUnpaidOrders }
    expect((await exchange.ask(sweeps.quote, most, buyer)).items).toHaveLength(3)
    expect((await exchange.ask(sweeps.buy, most, buyer)).items).toHaveLength(3)
  })
})
