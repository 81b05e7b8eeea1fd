import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { ServiceUnavailable } from '#exchange/ports/service-unavailable.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { ListedItem } from '../../setup/exchange/market.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { noteDead, renewLink, replaceLink } from '../../setup/exchange/platform.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await trading.violations()).toEqual([])
})

/** Lets the order end without an offer: its buyer cancels it, or its time runs out. */
async function endWithoutOffer(how: string, buyer: Person, orderId: string): Promise<void> {
  await exchange.advance(how === 'cancels' ? 1_860 : 43_260)
  if (how === 'cancels') await exchange.ask(orders.cancel, { order_id: orderId }, buyer)
  else await trading.runOrders()
}

const codeOfOrdering = async (buyer: Person, { listingId, price }: ListedItem) =>
  (await exchange.call(orders.create, { items: [{ listing_id: listingId, price }] }, buyer)).code

const outage = () => Promise.reject(new ServiceUnavailable('steam', 'test', 'timeout', 1))

test.each(['waits to the end', 'cancels'])(
  'S4.22 S8.13 a seller renews the link on Steam alone: the buyer, who %s, is not at fault',
  async (how) => {
    const { seller, buyer, item, orderId } = await trading.openOrder(2)
    await renewLink(exchange, seller.steamId)
    await endWithoutOffer(how, buyer, orderId)
    expect(await trading.orderOf(buyer, orderId)).toMatchObject({ state: 'refunded', fault: 'seller' })
    expect(await codeOfOrdering(buyer, item)).toBe(codes.listingGone)
  },
)

test.each(['waits to the end', 'cancels'])(
  'S4.22 S8.13 the seller’s own offer counts once the link is found dead as the buyer %s',
  async (how) => {
    const { seller, buyer, item, orderId } = await trading.openOrder(2)
    await renewLink(exchange, seller.steamId)
    await trading.sendOffer(seller, buyer, item)
    if (how === 'waits to the end') await endWithoutOffer(how, buyer, orderId)
    else {
      await exchange.advance(1_860)
      expect((await exchange.call(orders.cancel, { order_id: orderId }, buyer)).code).toBe(codes.stateConflict)
      await trading.runOrders()
    }
    expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_acceptance')
  },
)

test.each(['waits to the end', 'cancels'])(
  'S4.22 S8.13 what is known of the links decides while Steam does not tell: the buyer %s',
  async (how) => {
    const { seller, buyer, orderId } = await trading.openOrder(2)
    await renewLink(exchange, seller.steamId)
    vi.spyOn(exchange.services.platform, 'getTradeHold').mockImplementation(outage)
    await endWithoutOffer(how, buyer, orderId)
    expect(await trading.orderOf(buyer, orderId)).toMatchObject({ state: 'refunded', fault: 'buyer' })
  },
)

test.each([
  [1, 'waits to the end'],
  [1, 'cancels'],
  [3, 'waits to the end'],
  [3, 'cancels'],
] as const)('S4.22 S8.13 with %i a buyer whose link is dead, and who %s, is at fault', async (limit, how) => {
  const { buyer, item, orderId } = await trading.openOrder(limit)
  await renewLink(exchange, buyer.steamId)
  await endWithoutOffer(how, buyer, orderId)
  const { order, events } = await trading.detailOf(buyer, orderId)
  expect(order).toMatchObject({ state: 'refunded', fault: 'buyer' })
  expect(events.at(-1)).toMatchObject({ reason: 'buyer_link_dead' })
  expect(await codeOfOrdering(await exchange.signInTrader({ funds: 1_000_00n }), item)).toBe(0)
})

test('S4.22 S8.13 a buyer whose link is dead is at fault for an order that has passed, too', async () => {
  const { seller, buyer, orderId } = await trading.openOrder(2)
  await noteDead(exchange, seller)
  await trading.runOrders()
  await renewLink(exchange, buyer.steamId)
  await endWithoutOffer('waits to the end', buyer, orderId)
  expect(await trading.orderOf(buyer, orderId)).toMatchObject({ state: 'refunded', fault: 'buyer' })
})

test('S4.22 S8.13 a buyer who has set a link that works before the order ends is not at fault', async () => {
  const { buyer, orderId } = await trading.openOrder(3)
  await noteDead(exchange, buyer)
  await replaceLink(exchange, buyer)
  await endWithoutOffer('waits to the end', buyer, orderId)
  expect(await trading.orderOf(buyer, orderId)).toMatchObject({ state: 'refunded', fault: 'seller' })
})
