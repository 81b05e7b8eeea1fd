import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as orderCalls from '#contract/orders/orders.ts'
import { startWorkers } from '#exchange/workers/start-workers.ts'
import { readWatchLag } from '#exchange/orders/watch-lag.ts'
import { watchDueOrders, watchLease } from '#exchange/orders/watch-due-orders.ts'
import type { GamePlatform } from '#exchange/ports/game-platform.ts'
import type { Services } from '#exchange/services.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
beforeEach(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
  trading = createTrading(exchange)
})
afterEach(() => exchange.close())

/** The exchange's services, with a different answer to the platform's list of offers. */
const withOffers = (listOffers: GamePlatform['listOffers']): Services => ({
  ...exchange.services,
  platform: { ...exchange.services.platform, listOffers },
})

const isEmbedded = false

describe('the watch over orders', () => {
  test('S4.22 an unpaid order ends in time while the platform hangs', async () => {
    const { seller, buyer, item } = await trading.openSale(10_00n)
    const { order_ids } = await exchange.ask(
      orderCalls.create,
      { items: [{ listing_id: item.listingId, price: item.price }] },
      { token: buyer.token },
    )
    // Paid earlier, and so due earlier.
    for (let count = 0; count < 5; count++) await trading.buy(buyer, await listItem(exchange, seller, 10_00n))
    await exchange.advance(601)
    const hanging = vi.fn<GamePlatform['listOffers']>(() => new Promise(() => {}))
    const workers = await startWorkers(withOffers(hanging), { isEmbedded })
    try {
      await vi.waitFor(() => expect(hanging).toHaveBeenCalled(), 10_000)
      await vi.waitFor(async () => expect(await trading.stateOf(buyer, order_ids[0]!)).toBe('cancelled'), 10_000)
    } finally {
      await workers.stop()
    }
    expect(await trading.violations()).toEqual([])
  })

  test('S4.22 an order in hand is in nobody else’s for as long as its look may take', async () => {
    const { buyer, orderId } = await trading.openOrder()
    await exchange.advance(5)
    const answer = Promise.withResolvers<Awaited<ReturnType<GamePlatform['listOffers']>>>()
    const hanging = vi.fn(() => answer.promise)
    const look = watchDueOrders(withOffers(hanging))
    await vi.waitFor(() => expect(hanging).toHaveBeenCalled())
    const asked = hanging.mock.calls.length
    // The lease covers the time in which requests may begin, plus twelve seconds for the last one.
    await exchange.advance(53)
    expect(await watchDueOrders(withOffers(hanging))).toBe(0)
    expect(hanging).toHaveBeenCalledTimes(asked)
    answer.resolve({ ok: true, offers: [], at: new Date() })
    expect(await look).toBe(1)
    expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  })

  test('S4.22 an order that its worker has died with is taken up again', async () => {
    await trading.openOrder()
    await exchange.advance(5)
    const never = vi.fn<GamePlatform['listOffers']>(() => new Promise(() => {}))
    void watchDueOrders(withOffers(never))
    await vi.waitFor(() => expect(never).toHaveBeenCalled())
    await exchange.advance(watchLease + 1)
    expect(await watchDueOrders(exchange.services)).toBe(1)
  })

  test('S4.22 a key’s offers are listed once for all of its orders', async () => {
    const { seller, buyer, item } = await trading.openSale(10_00n)
    await trading.buy(buyer, item)
    for (let count = 0; count < 5; count++) await trading.buy(buyer, await listItem(exchange, seller, 10_00n))
    await exchange.advance(5)
    const list = vi.fn(exchange.services.platform.listOffers)
    expect(await watchDueOrders(withOffers(list))).toBe(6)
    expect(list.mock.calls.map(([key]) => key).toSorted()).toEqual([buyer.apiKey, seller.apiKey].toSorted())
  })

  test('S4.22 what was sent before the platform went silent is found once it speaks again', async () => {
    const { seller, buyer, item, orderId } = await trading.openOrder()
    await exchange.advance(43_300)
    await trading.sendOffer(seller, buyer, item)
    const down = vi.fn<GamePlatform['listOffers']>(() => new Promise(() => {}))
    const workers = await startWorkers(withOffers(down), { isEmbedded })
    await vi.waitFor(() => expect(down).toHaveBeenCalled())
    await workers.stop()
    expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
    await exchange.advance(600)
    await exchange.runDue()
    expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_acceptance')
  })

  test('how far the watch is behind can be told', async () => {
    const { db } = exchange.services
    expect(await readWatchLag(db)).toEqual({ unpaid: 0, watched: 0 })
    const { seller, buyer } = await trading.openOrder()
    const { listingId, price } = await listItem(exchange, seller, 10_00n)
    const items = [{ listing_id: listingId, price }]
    await exchange.ask(orderCalls.create, { items }, { token: buyer.token })
    expect(await readWatchLag(db)).toEqual({ unpaid: 0, watched: 0 })
    await exchange.advance(700)
    const { unpaid, watched } = await readWatchLag(db)
    // The unpaid one had ten minutes; the paid one is polled every few seconds.
    expect(unpaid).toBeGreaterThanOrEqual(95)
    expect(unpaid).toBeLessThan(110)
    expect(watched).toBeGreaterThan(unpaid)
    await exchange.runDue()
    expect(await readWatchLag(db)).toEqual({ unpaid: 0, watched: 0 })
  })
})
