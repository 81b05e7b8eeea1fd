import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as bargainLists from '#contract/bargains/lists.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
let bargaining: ReturnType<typeof createBargaining>

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
  bargaining = createBargaining(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await trading.violations()).toEqual([]))

describe('S6.4 who sees what', () => {
  test('a stranger neither sees nor touches a bargain', async () => {
    const { buyer, item } = await trading.openSale()
    const stranger = await exchange.signInTrader({ funds: 1_000_00n })
    const bargain_id = await bargaining.offer(buyer, item, '80.00')
    expect((await exchange.call(bargainLists.detail, { bargain_id }, stranger)).code).toBe(codes.notFound)
    expect((await exchange.call(bargainLists.states, { bargain_ids: [bargain_id] }, stranger)).code).toBe(
      codes.notFound,
    )
    expect((await bargaining.pay(stranger, bargain_id, '80.00')).code).toBe(codes.notFound)
    expect((await bargaining.accept(stranger, bargain_id, '80.00')).code).toBe(codes.notFound)
    expect((await bargaining.counter(stranger, bargain_id, '90.00')).code).toBe(codes.notFound)
    expect((await bargaining.refuse(stranger, bargain_id)).code).toBe(codes.notFound)
    expect((await bargaining.withdraw(stranger, bargain_id)).code).toBe(codes.notFound)
    expect((await exchange.ask(bargainLists.sent, {}, stranger)).items).toEqual([])
    expect((await exchange.ask(bargainLists.received, {}, stranger)).items).toEqual([])
  })

  test('a buyer can not accept or counter their own offer, nor a seller pay it', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const bargain_id = await bargaining.offer(buyer, item, '80.00')
    expect((await bargaining.accept(buyer, bargain_id, '80.00')).code).toBe(codes.stateConflict)
    expect((await bargaining.counter(buyer, bargain_id, '90.00')).code).toBe(codes.stateConflict)
    expect((await bargaining.refuse(buyer, bargain_id)).code).toBe(codes.stateConflict)
    expect((await bargaining.pay(seller, bargain_id, '80.00')).code).toBe(codes.notFound)
  })

  test('a seller hears of an offer only once its money is set aside', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const { data } = await bargaining.create(buyer, item, '80.00')
    expect((await exchange.ask(bargainLists.received, {}, seller)).items).toEqual([])
    expect((await exchange.call(bargainLists.detail, { bargain_id: data.bargain_id }, seller)).code).toBe(
      codes.notFound,
    )
    expect((await bargaining.accept(seller, data.bargain_id, '80.00')).code).toBe(codes.notFound)
    expect((await exchange.ask(bargainLists.sent, {}, buyer)).items).toMatchObject([
      { state: 'awaiting_payment', amount_due: '80.00', awaited: 'buyer' },
    ])
  })
})

describe('S1.4 the lists', () => {
  test('are walked by key, newest first, and narrowed by state and listing', async () => {
    const { seller, buyer } = await trading.openSale()
    const items = await Promise.all([10_00n, 11_00n, 12_00n].map((price) => listItem(exchange, seller, price)))
    const ids: string[] = []
    for (const item of items) ids.unshift(await bargaining.offer(buyer, item, '9.00'))
    await bargaining.refuse(seller, ids[1]!)

    for (const [call, person, role] of [
      [bargainLists.received, seller, 'seller'],
      [bargainLists.sent, buyer, 'buyer'],
    ] as const) {
      const walked: string[] = []
      let cursor: string | undefined
      do {
        const page = await exchange.ask(call, { page_size: 2, cursor }, person)
        expect(page.items.every((item) => item.role === role)).toBe(true)
        walked.push(...page.items.map(({ bargain_id }) => bargain_id))
        cursor = page.next_cursor ?? undefined
      } while (cursor !== undefined)
      expect(walked).toEqual(ids)
      const narrowed = async (filter: object) =>
        (await exchange.ask(call, filter, person)).items.map(({ bargain_id }) => bargain_id)
      expect(await narrowed({ states: ['refused'] })).toEqual([ids[1]])
      expect(await narrowed({ states: ['open', 'countered'] })).toEqual([ids[0], ids[2]])
      expect(await narrowed({ listing_id: items[0]!.listingId })).toEqual([ids[2]])
      for (const wrong of [{ cursor: 'x' }, { states: ['sold'] }, { states: [] }, { role: 'buyer' }]) {
        const answer = await exchange.call(call, wrong as never, person)
        expect(answer.code, JSON.stringify(wrong)).toBe(codes.requestInvalid)
      }
    }
    expect((await exchange.call(bargainLists.received, { states: ['awaiting_payment'] } as never, seller)).code).toBe(
      codes.requestInvalid,
    )
  })

  test('states of several bargains are asked at once, and lead to their orders', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const other = await listItem(exchange, seller, 50_00n)
    const [first, second] = [
      await bargaining.offer(buyer, item, '80.00'),
      await bargaining.offer(buyer, other, '40.00'),
    ]
    const { data } = await bargaining.accept(seller, first, '80.00')
    const { items } = await exchange.ask(bargainLists.states, { bargain_ids: [second, first] }, buyer)
    expect(items).toMatchObject([
      { bargain_id: second, state: 'open', order_id: null },
      { bargain_id: first, state: 'accepted', order_id: data.order_id, deadline_at: null },
    ])
    const { items: sold } = await exchange.ask(orders.list, { role: 'seller' }, seller)
    expect(sold.map(({ order_id }) => order_id)).toEqual([data.order_id])
  })
})
