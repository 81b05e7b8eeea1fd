import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setSellDeliveryLimit } from '#contract/accounts/user.ts'
import { listMsg } from '#contract/mail.ts'
import * as orders from '#contract/orders/orders.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { dueOfMail } from '../../setup/exchange/mail.ts'
import { type ListedItem, listItem, listItems } from '../../setup/exchange/market.ts'
import { openOffer } from '../../setup/exchange/offers.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

const zh = { 'accept-language': 'zh-CN' }

describe.each(['pglite', 'postgres'] as const)('mails of orders on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
  })
  afterAll(() => exchange.close())
  afterEach(async () => expect(await trading.violations()).toEqual([]))

  /** Buys items with one payment; returns the orders in the order of the items. */
  async function buyTogether(buyer: Trader, items: readonly ListedItem[]): Promise<string[]> {
    const wanted = items.map(({ listingId, price }) => ({ listing_id: listingId, price }))
    const { order_ids, total } = await exchange.ask(orders.create, { items: wanted }, buyer)
    await exchange.ask(orders.pay, { order_ids, total }, buyer)
    return order_ids
  }

  /** Buys three of one seller's items with one payment; the orders are in the order of the items. */
  async function buyThree(): Promise<{ seller: Trader; buyer: Trader; items: ListedItem[]; orderIds: string[] }> {
    const seller = await exchange.signInTrader()
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    const items = await listItems(exchange, seller, [100_00n, 101_00n, 102_00n])
    return { seller, buyer, items, orderIds: await buyTogether(buyer, items) }
  }

  const mailsOf = async ({ token }: { token: string }, headers = {}) =>
    (await exchange.ask(listMsg, {}, { token, headers })).items
  const unreadOf = async (person: { token: string }) =>
    (await mailsOf(person)).filter(({ is_read }) => !is_read).map(({ kind }) => kind)

  test('S1.11 one payment for three items is one message to their seller', async () => {
    const { seller, buyer } = await buyThree()
    expect((await mailsOf(seller)).map(({ title, text }) => [title, text])).toEqual([
      ['Sold: 3 items', 'The buyer has paid ¥303.00 in one go. Please send the trade offers.'],
    ])
    expect((await mailsOf(seller, zh))[0]?.title).toBe('已售出 3 件饰品')
    expect(await mailsOf(buyer)).toEqual([])
  })

  test.each([
    [1, 'orders_sold'],
    [2, 'orders_sold_buyer_opens'],
  ] as const)('S1.11 of one payment to two sellers, each is told of their own orders (%i)', async (limit, kind) => {
    const [first, second, buyer] = [
      await exchange.signInTrader(),
      await exchange.signInTrader(),
      await exchange.signInTrader({ funds: 1_000_00n }),
    ]
    const items: ListedItem[] = []
    for (const seller of [first, second]) {
      await exchange.ask(setSellDeliveryLimit, { sell_delivery_limit: limit }, seller)
      items.push(...(await listItems(exchange, seller, [100_00n, 101_00n])))
    }
    const orderIds = await buyTogether(buyer, items)
    for (const [seller, mine] of [
      [first, orderIds[0]],
      [second, orderIds[2]],
    ] as const) {
      expect(await mailsOf(seller)).toMatchObject([{ kind, title: 'Sold: 2 items', about: { id: mine } }])
    }
  })

  test('S1.11 S4.22 a message that asks for something has the order’s deadline, and says what happens otherwise', async () => {
    const { seller, buyer, orderIds } = await buyThree()
    const { order } = await trading.detailOf(seller, orderIds[0]!)
    const otherwise = 'taken_down'
    expect(await dueOfMail(exchange, seller, 'orders_sold')).toEqual({ deadline_at: order.deadline_at, otherwise })

    const single = await trading.openOrder()
    const sold = (await trading.detailOf(single.seller, single.orderId)).order.deadline_at
    expect(await dueOfMail(exchange, single.seller, 'order_sold')).toEqual({ deadline_at: sold, otherwise })
    await exchange.advance(60)
    await trading.sendOffer(single.seller, single.buyer, single.item)
    await trading.runOrders()
    const sent = (await trading.detailOf(single.buyer, single.orderId)).order.deadline_at
    expect(sent).toBeGreaterThan(sold!)
    expect(await dueOfMail(exchange, single.buyer, 'order_offer_sent')).toEqual({
      deadline_at: sent,
      otherwise: 'money_back',
    })
    expect((await mailsOf(buyer)).every(({ due }) => due === null)).toBe(true)
  })

  test('S1.11 the offers of one payment are one message, read when the last of them is answered', async () => {
    const { seller, buyer, items, orderIds } = await buyThree()
    const offers: string[] = []
    for (const item of items) {
      offers.push(await trading.sendOffer(seller, buyer, item))
      await trading.runOrders()
    }
    const [told, ...others] = await mailsOf(buyer)
    expect(told).toMatchObject({
      kind: 'orders_offered',
      title: 'Trade offers for the 3 items you bought',
      about: { subject: 'order', id: orderIds[0] },
      is_read: false,
    })
    expect(others).toEqual([])
    for (const offerId of offers.slice(0, 2)) {
      await trading.accept(buyer, offerId)
      await trading.runOrders()
      expect(await unreadOf(buyer)).toEqual(['orders_offered'])
    }
    await trading.accept(buyer, offers[2]!)
    await trading.runOrders()
    expect(await unreadOf(buyer)).toEqual([])
  })

  test('S1.11 offers that a buyer has accepted are no longer unread while a seller has to accept another one', async () => {
    const [seller, other, buyer] = [
      await exchange.signInTrader(),
      await exchange.signInTrader(),
      await exchange.signInTrader({ funds: 1_000_00n }),
    ]
    await exchange.ask(setSellDeliveryLimit, { sell_delivery_limit: 2 }, other)
    const items = [await listItem(exchange, seller, 100_00n), await listItem(exchange, other, 101_00n)]
    const [, othersId] = await buyTogether(buyer, items)
    await openOffer(exchange, buyer, other, { takes: [items[1]!.platformAssetId] })
    const offerId = await trading.sendOffer(seller, buyer, items[0]!)
    await trading.runOrders()
    expect(await unreadOf(buyer)).toEqual(['orders_offered'])
    await trading.accept(buyer, offerId)
    await trading.runOrders()
    expect(await trading.orderOf(buyer, othersId!)).toMatchObject({ state: 'awaiting_acceptance', awaited: 'seller' })
    expect(await unreadOf(buyer)).toEqual([])
  })

  test('S1.11 what was bought together and is theirs for good is one message that counts', async () => {
    const { seller, buyer, items } = await buyThree()
    for (const [index, item] of items.entries()) {
      await trading.accept(buyer, await trading.sendOffer(seller, buyer, item))
      await trading.runOrders()
      // The first is settled before the others are delivered.
      if (index === 0) {
        await exchange.advance(120)
        await trading.runOrders()
        expect((await mailsOf(buyer))[0]).toMatchObject({ title: 'Yours for good: 1 of 3 items', is_read: false })
      }
    }
    await exchange.advance(120)
    await trading.runOrders()
    const received = (await mailsOf(buyer)).filter(({ kind }) => kind === 'orders_received')
    expect(received.map(({ title }) => title)).toEqual(['Yours for good: 3 of 3 items'])
  })

  test('S1.11 the message of an offer is read when it was accepted, and completion is a message with the next step', async () => {
    const { seller, buyer, item, orderId } = await trading.openOrder()
    const offerId = await trading.sendOffer(seller, buyer, item)
    await trading.runOrders()
    expect(await unreadOf(buyer)).toEqual(['order_offer_sent'])
    await trading.accept(buyer, offerId)
    await trading.runOrders()
    expect(await unreadOf(buyer)).toEqual([])
    await exchange.advance(120)
    await trading.runOrders()
    const [received] = await mailsOf(buyer)
    expect(received).toMatchObject({ kind: 'order_received', is_read: false, about: { subject: 'order', id: orderId } })
    expect(received?.text).toContain('backpack')
  })

  test('S1.11 S4.22 a declined offer says who declined it, to both and in both languages', async () => {
    const { seller, buyer, item, orderId } = await trading.openOrder()
    const offerId = await trading.sendOffer(seller, buyer, item)
    await trading.runOrders()
    await trading.decline(buyer, offerId)
    await trading.runOrders()
    const { order } = await trading.detailOf(buyer, orderId)
    expect(order).toMatchObject({ state: 'refunded', fault: 'buyer', offer_ending: 'declined' })
    expect(await unreadOf(buyer), 'the offer waits no longer').toEqual(['order_declined'])
    const [mine] = await mailsOf(buyer)
    expect(mine?.title).toMatch(/^You declined the trade offer/)
    expect(mine?.text).toContain('¥100.00 is back')
    expect((await mailsOf(buyer, zh))[0]?.title).toMatch(/^您已拒绝报价/)
    expect((await mailsOf(seller))[0]?.title).toMatch(/^The buyer declined your trade offer/)
    expect((await mailsOf(seller, zh))[0]?.title).toMatch(/^买家拒绝了您的报价/)
  })
})
