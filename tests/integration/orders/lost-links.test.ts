import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setApiKey, setTradeUrl } from '#contract/accounts/user.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { refreshTradeHold } from '#exchange/platform-accounts/trade-hold.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { dueOfMail, mailKindsOf, unreadMailOf } from '../../setup/exchange/mail.ts'
import { listItems } from '../../setup/exchange/market.ts'
import { openOffer } from '../../setup/exchange/offers.ts'
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
  expect(await trading.violations()).toEqual([])
})

/** A sale whose seller leaves it to buyers to open the offers. */
const openSale = () => trading.openSale(100_00n, 2)
const openOrder = () => trading.openOrder(2)

const linkFor = async (person: Person, orderId: string) =>
  (await trading.orderOf(person, orderId)).deliver_to?.trade_url ?? null

test('S4.22 S8.13 sellers whose link is known to be dead deliver new orders themselves', async () => {
  const { seller, buyer, item } = await openSale()
  await noteDead(exchange, seller)
  const orderId = await trading.buy(buyer, item)
  expect(await trading.orderOf(buyer, orderId)).toMatchObject({ awaited: 'seller', deliver_to: null })
  expect(await linkFor(seller, orderId)).toBe(buyer.tradeUrl)
  expect(await mailKindsOf(exchange, seller)).toEqual(['order_sold'])
  expect(await mailKindsOf(exchange, buyer)).toEqual([])
  const link = await replaceLink(exchange, seller)
  await trading.runOrders()
  expect((await trading.orderOf(buyer, orderId)).awaited).toBe('seller')
  expect(await linkFor(buyer, orderId), 'though the buyer may open it again').toBe(link)
})

test('S4.22 S8.13 whether an order is the seller’s to deliver is decided when it is paid', async () => {
  const { seller, buyer, item } = await openSale()
  const items = [{ listing_id: item.listingId, price: item.price }]
  const { order_ids, total } = await exchange.ask(orders.create, { items }, buyer)
  await noteDead(exchange, seller)
  await exchange.ask(orders.pay, { order_ids, total }, buyer)
  expect((await trading.orderOf(buyer, order_ids[0]!)).awaited).toBe('seller')
  expect(await trading.toldSold(seller)).toEqual(order_ids)

  const other = await openSale()
  const wanted = [{ listing_id: other.item.listingId, price: other.item.price }]
  const unpaid = await exchange.ask(orders.create, { items: wanted }, other.buyer)
  await noteDead(exchange, other.seller)
  const link = await replaceLink(exchange, other.seller)
  await exchange.ask(orders.pay, { order_ids: unpaid.order_ids, total: unpaid.total }, other.buyer)
  await trading.runOrders()
  expect(await trading.orderOf(other.buyer, unpaid.order_ids[0]!)).toMatchObject({ awaited: 'buyer' })
  expect(await linkFor(other.buyer, unpaid.order_ids[0]!)).toBe(link)
})

test('S1.11 S4.22 S8.13 an order that already waits for its buyer passes to the seller, and both are told', async () => {
  const { seller, buyer, orderId } = await openOrder()
  expect(await linkFor(buyer, orderId)).toBe(seller.tradeUrl)
  await noteDead(exchange, seller)
  expect(await trading.orderOf(buyer, orderId), 'at once').toMatchObject({ awaited: 'seller', deliver_to: null })
  const { deadline_at } = await trading.orderOf(seller, orderId)
  await trading.runOrders()
  const { order, events } = await trading.detailOf(seller, orderId)
  expect(events.at(-1)).toMatchObject({ event: 'pass_to_seller', state: 'awaiting_delivery', actor: 'system' })
  expect(order).toMatchObject({ awaited: 'seller', deadline_at, deliver_to: { trade_url: buyer.tradeUrl } })
  expect(await dueOfMail(exchange, seller, 'order_offer_to_send')).toEqual({ deadline_at, otherwise: 'taken_down' })
  expect(await trading.toldSold(seller)).toEqual([orderId])
  expect(await unreadMailOf(exchange, buyer)).toEqual(['order_seller_sends'])
  await trading.runOrders(60)
  expect((await trading.detailOf(seller, orderId)).events, 'once').toHaveLength(events.length)
  expect((await exchange.call(orders.requestSellerTrade, { order_id: orderId }, buyer)).code).toBe(0)
})

test('S1.11 S4.22 S8.13 buyers are asked to open the offers of a batch until the last one passes or is opened', async () => {
  const { seller, buyer } = await openSale()
  const items = await listItems(exchange, seller, [10_00n, 11_00n])
  const wanted = items.map(({ listingId, price }) => ({ listing_id: listingId, price }))
  const { order_ids, total } = await exchange.ask(orders.create, { items: wanted }, buyer)
  await exchange.ask(orders.pay, { order_ids, total }, buyer)
  await openOffer(exchange, buyer, seller, { takes: [items[0]!.platformAssetId] })
  await trading.runOrders()
  expect(await unreadMailOf(exchange, buyer)).toEqual(['orders_offer_to_open'])
  await noteDead(exchange, seller)
  await trading.runOrders()
  expect(await unreadMailOf(exchange, buyer)).toEqual(['order_seller_sends'])
})

test.each([
  ['found dead, and renewed in the last minute', 'waits to the end'],
  ['found dead, and renewed in the last minute', 'cancels'],
  ['found dead', 'waits to the end'],
  ['found dead', 'cancels'],
  ['replaced', 'waits to the end'],
  ['replaced', 'cancels'],
])('S4.22 S8.13 a link was %s: the buyer who was to open the offer, and %s, is not at fault', async (link, how) => {
  const { seller, buyer, item, orderId } = await openOrder()
  if (link !== 'replaced') await noteDead(exchange, seller)
  // Long before the platform is looked at again.
  await exchange.advance(43_140)
  if (link !== 'found dead') await replaceLink(exchange, seller)
  if (how === 'cancels') await exchange.ask(orders.cancel, { order_id: orderId }, buyer)
  else {
    await exchange.advance(120)
    await trading.runOrders()
  }
  expect(await trading.orderOf(buyer, orderId)).toMatchObject({ state: 'refunded', fault: 'seller' })
  const items = [{ listing_id: item.listingId, price: item.price }]
  expect((await exchange.call(orders.create, { items }, buyer)).code).toBe(codes.listingGone)
})

test('S4.22 S8.13 an order that has passed stays the seller’s, who is at fault after renewing the link, too', async () => {
  const { seller, buyer, orderId } = await openOrder()
  await noteDead(exchange, seller)
  await trading.runOrders()
  const link = await replaceLink(exchange, seller)
  await trading.runOrders(60)
  expect((await trading.orderOf(seller, orderId)).awaited).toBe('seller')
  expect(await linkFor(buyer, orderId)).toBe(link)
  await trading.runOrders(43_260)
  expect(await trading.orderOf(buyer, orderId)).toMatchObject({ state: 'refunded', fault: 'seller' })
})

test.each(['before', 'after'])('S4.22 S8.13 a link that dies %s the key stays hidden', async (when) => {
  const { seller, buyer, orderId } = await openOrder()
  if (when === 'before') await noteDead(exchange, seller)
  await noteDead(exchange, seller, 'api_key_invalid')
  if (when === 'after') {
    await renewLink(exchange, seller.steamId)
    await refreshTradeHold(exchange.services, seller.userId)
  }
  expect(await trading.orderOf(buyer, orderId)).toMatchObject({ awaited: 'seller', deliver_to: null })
  await exchange.ask(setApiKey, { api_key: seller.apiKey }, seller)
  expect(await linkFor(buyer, orderId)).toBeNull()
})

test('S4.22 S8.13 where both may open the offer, buyers don’t see a link that is known to be dead', async () => {
  const { seller, buyer, orderId } = await trading.openOrder()
  expect(await linkFor(buyer, orderId)).toBe(seller.tradeUrl)
  await noteDead(exchange, seller)
  await trading.runOrders()
  expect(await linkFor(buyer, orderId)).toBeNull()
  expect((await trading.detailOf(buyer, orderId)).events.map(({ event }) => event)).toEqual(['create', 'pay'])
  const link = await replaceLink(exchange, seller)
  expect(await linkFor(buyer, orderId)).toBe(link)
})

test('S4.22 S8.13 a link that is set again unchanged passes nothing', async () => {
  const { seller, buyer, orderId } = await openOrder()
  await exchange.ask(setTradeUrl, { trade_url: seller.tradeUrl }, seller)
  await trading.runOrders()
  expect(await trading.orderOf(buyer, orderId)).toMatchObject({
    awaited: 'buyer',
    deliver_to: { trade_url: seller.tradeUrl },
  })
})

test('S4.22 S8.13 a dead link that works again does not give the duty back before the order has passed', async () => {
  const { seller, buyer, orderId } = await openOrder()
  await noteDead(exchange, seller)
  await exchange.ask(setTradeUrl, { trade_url: seller.tradeUrl }, seller)
  expect(await trading.orderOf(buyer, orderId)).toMatchObject({
    awaited: 'seller',
    deliver_to: { trade_url: seller.tradeUrl },
  })
  await trading.runOrders()
  expect((await trading.detailOf(seller, orderId)).events.at(-1)).toMatchObject({ event: 'pass_to_seller' })
})
