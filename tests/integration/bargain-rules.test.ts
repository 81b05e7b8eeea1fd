import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as bargains from '#contract/bargains.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders.ts'
import { restrictUser } from '#exchange/accounts/commands/restrict-user.ts'
import { refreshGoodsMarkets } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import { listings } from '#exchange/db/schema/trading.ts'
import { transact } from '#exchange/db/transact.ts'
import { moveListings, priceListings } from '#exchange/listings/move-listing.ts'
import type { Transaction } from '#exchange/db/connection.ts'
import { createBargaining } from '../setup/exchange-bargains.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import { type ListedItem, listItem } from '../setup/exchange-market.ts'
import { createTrading } from '../setup/exchange-trading.ts'

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

async function openSale(price = 100_00n) {
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  return { seller, buyer, item: await listItem(exchange, seller, price) }
}

/** Changes a listing as its seller's own calls do. */
async function changeListing(
  item: ListedItem,
  change: (tx: Transaction, listing: typeof listings.$inferSelect) => Promise<unknown>,
) {
  await transact(exchange.services.db, async (tx) => {
    const [listing] = await tx
      .select()
      .from(listings)
      .where(eq(listings.id, BigInt(item.listingId)))
      .for('update')
    const changed = await change(tx, listing!)
    await refreshGoodsMarkets(tx, [listing!])
    return changed
  })
}

const create = (item: ListedItem, price: string, buyer: { token: string }) =>
  exchange.call(bargains.create, bargaining.offerOf(item, price), { token: buyer.token })

describe('S1.4 what may be offered', () => {
  test('S5.7 amounts that are none are refused before anything happens', async () => {
    const { seller, buyer, item } = await openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    for (const price of [
      '0.00',
      '0',
      '-1',
      '-1.00',
      '0.001',
      'NaN',
      'Infinity',
      '1e21',
      '８０.００',
      '80',
      ' 80.00',
      '',
    ]) {
      for (const call of [bargains.create, bargains.check]) {
        const answer = await exchange.call(call, bargaining.offerOf(item, price), buyer)
        expect(answer, price).toMatchObject({ code: codes.requestInvalid })
      }
      expect((await bargaining.counter(seller, bargainId, price)).code, price).toBe(codes.requestInvalid)
      expect((await bargaining.accept(seller, bargainId, price)).code, price).toBe(codes.requestInvalid)
      expect((await bargaining.pay(buyer, bargainId, price)).code, price).toBe(codes.requestInvalid)
    }
    expect(await bargaining.stateOf(buyer, bargainId)).toBe('open')
  })

  test('an offer lies below the price, and not below the seller’s lowest percentage', async () => {
    const { seller, buyer, item } = await openSale()
    await exchange.ask(bargains.set, { lowest_percent: 85 }, seller)
    for (const price of ['100.00', '100.01', '9999999999999.99']) {
      expect(await create(item, price, buyer), price).toMatchObject({
        code: codes.bargainTooHigh,
        extra: { listing_price: '100.00' },
      })
    }
    for (const price of ['84.99', '0.01']) {
      expect(await create(item, price, buyer), price).toMatchObject({
        code: codes.bargainTooLow,
        extra: { lowest_percent: 85, lowest_price: '85.00' },
      })
    }
    expect((await create(item, '85.00', buyer)).code).toBe(0)
    expect((await create(item, '99.99', buyer)).code).toBe(0)
  })

  test('a price that leaves no room can not be bargained down', async () => {
    const { buyer, item } = await openSale(1n)
    expect((await create(item, '0.01', buyer)).code).toBe(codes.bargainTooHigh)
    const terms = await exchange.ask(bargains.purchase, { listing_id: item.listingId }, buyer)
    expect(terms).toMatchObject({ is_bargainable: false, lowest_price: null, suggested_prices: [] })
  })

  test('the price has to be the one that was shown', async () => {
    const { buyer, item } = await openSale()
    expect(await create({ ...item, price: '99.00' }, '80.00', buyer)).toMatchObject({
      code: codes.priceChanged,
      extra: { price: '100.00' },
    })
  })

  test('nobody bargains with themselves, for nothing, or unprepared', async () => {
    const { seller, buyer, item } = await openSale()
    const newcomer = await exchange.signIn({ funds: 1_000_00n })
    expect((await create(item, '80.00', seller)).code).toBe(codes.ownListing)
    expect((await create({ ...item, listingId: '999999' }, '80.00', buyer)).code).toBe(codes.notFound)
    expect((await create(item, '80.00', newcomer)).code).toBe(codes.platformNotBound)
    expect((await create(item, '80.00', { token: 'x'.repeat(43) })).code).toBe(codes.sessionInvalid)
  })

  test('a buyer has a bounded number of bargains under way', async () => {
    const { seller, buyer } = await openSale()
    for (let made = 0; made < 20; made++) {
      expect((await create(await listItem(exchange, seller, 10_00n), '9.00', buyer)).code).toBe(0)
    }
    const item = await listItem(exchange, seller, 10_00n)
    expect(await create(item, '9.00', buyer)).toMatchObject({ code: codes.tooManyBargains, extra: { max_open: 20 } })
    expect((await exchange.call(bargains.check, bargaining.offerOf(item, '9.00'), buyer)).code).toBe(
      codes.tooManyBargains,
    )
    await exchange.advance(601)
    await exchange.runDue()
    expect((await create(item, '9.00', buyer)).code).toBe(0)
  })
})

describe('S1.4 what sellers allow', () => {
  test('a seller switches bargaining off for all listings, or for one', async () => {
    const { seller, buyer, item } = await openSale()
    const other = await listItem(exchange, seller, 50_00n)
    const isBargainable = async ({ listingId }: ListedItem) =>
      (await exchange.ask(bargains.purchase, { listing_id: listingId }, buyer)).is_bargainable

    await exchange.ask(bargains.set, { listing_ids: [item.listingId], allow_bargain: false }, seller)
    expect([await isBargainable(item), await isBargainable(other)]).toEqual([false, true])
    expect((await create(item, '80.00', buyer)).code).toBe(codes.bargainOff)

    await exchange.ask(bargains.set, { allow_bargain: false }, seller)
    expect(await exchange.ask(bargains.terms, {}, seller)).toEqual({ allow_bargain: false, lowest_percent: 50 })
    expect([await isBargainable(item), await isBargainable(other)]).toEqual([false, false])
    expect((await exchange.call(bargains.check, bargaining.offerOf(other, '40.00'), buyer)).code).toBe(codes.bargainOff)

    await exchange.ask(bargains.set, { allow_bargain: true }, seller)
    expect([await isBargainable(item), await isBargainable(other)]).toEqual([false, true])
  })

  test('a listing has a lowest percentage of its own, and can be taken back to the common one', async () => {
    const { seller, buyer, item } = await openSale()
    await exchange.ask(bargains.set, { lowest_percent: 70 }, seller)
    const set = await exchange.ask(bargains.set, { listing_ids: [item.listingId], lowest_percent: 90 }, seller)
    expect(set).toEqual({
      terms: { allow_bargain: true, lowest_percent: 70 },
      listings: [{ listing_id: item.listingId, allow_bargain: true, lowest_percent: 90, is_own_percent: true }],
    })
    expect((await create(item, '89.99', buyer)).extra).toMatchObject({ lowest_percent: 90, lowest_price: '90.00' })
    await exchange.ask(bargains.set, { listing_ids: [item.listingId], lowest_percent: null }, seller)
    expect((await create(item, '70.00', buyer)).code).toBe(0)
  })

  test('only one’s own listings, and only with something to set', async () => {
    const { buyer, item } = await openSale()
    expect((await exchange.call(bargains.set, { listing_ids: [item.listingId], lowest_percent: 1 }, buyer)).code).toBe(
      codes.notFound,
    )
    for (const input of [
      {},
      { lowest_percent: null },
      { lowest_percent: 0 },
      { lowest_percent: 100 },
      { lowest_percent: 1.5 },
    ]) {
      expect((await exchange.call(bargains.set, input, buyer)).code, JSON.stringify(input)).toBe(codes.requestInvalid)
    }
  })

  test('an offer that waits for payment is not taken once the seller no longer bargains', async () => {
    const { seller, buyer, item } = await openSale()
    const { data } = await create(item, '80.00', buyer)
    await exchange.ask(bargains.set, { allow_bargain: false }, seller)
    expect((await bargaining.pay(buyer, data.bargain_id, '80.00')).code).toBe(codes.bargainOff)
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
  })
})

describe('S1.4 what becomes of a bargain when its listing does not stay as it was', () => {
  test.each([
    [
      'price_changed',
      (tx: Transaction, listing: typeof listings.$inferSelect) => priceListings(tx, [{ listing, price: 90_00n }]),
    ],
    [
      'off_shelf',
      (tx: Transaction, listing: typeof listings.$inferSelect) =>
        moveListings(tx, [listing], { event: 'take_down', actor: 'seller' }),
    ],
    [
      'failed',
      (tx: Transaction, listing: typeof listings.$inferSelect) =>
        moveListings(tx, [listing], { event: 'fail', actor: 'platform', failure: 'item_gone' }),
    ],
  ] as const)('%s', async (reason, change) => {
    const { seller, buyer, item } = await openSale()
    const other = await exchange.signInTrader({ funds: 100_00n })
    const open = await bargaining.offer(buyer, item, '80.00')
    const countered = await bargaining.offer(other, item, '81.00')
    await bargaining.counter(seller, countered, '95.00')
    await changeListing(item, change)
    for (const [person, bargainId] of [
      [buyer, open],
      [other, countered],
    ] as const) {
      const { bargain } = await exchange.ask(bargains.detail, { bargain_id: bargainId }, person)
      expect(bargain).toMatchObject({ state: 'void', void_reason: reason, amount_due: null })
    }
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await trading.balancesOf(other)).toMatchObject({ available: '100.00', held: '0.00' })
    expect((await bargaining.accept(seller, open, '80.00')).code).toBe(codes.stateConflict)
    expect((await bargaining.pay(other, countered, '14.00')).code).toBe(codes.stateConflict)
  })

  test('a price that is set to what it was changes nothing', async () => {
    const { buyer, item } = await openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    await changeListing(item, (tx, listing) => priceListings(tx, [{ listing, price: 100_00n }]))
    expect(await bargaining.stateOf(buyer, bargainId)).toBe('open')
  })

  test('S8.10 a seller who may not sell has no bargains any more', async () => {
    const { seller, buyer, item } = await openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    const ban = { userId: seller.userId, kind: 'sale_banned', seconds: 3600, reason: 'test', by: 'test' } as const
    await transact(exchange.services.db, (tx) => restrictUser(tx, ban))
    const { bargain } = await exchange.ask(bargains.detail, { bargain_id: bargainId }, buyer)
    expect(bargain).toMatchObject({ state: 'void', void_reason: 'failed' })
    expect((await bargaining.accept(seller, bargainId, '80.00')).code).toBe(codes.saleBanned)
    expect((await create(item, '80.00', buyer)).code).toBe(codes.listingGone)
  })

  test('S8.10 the bargain of a buyer who may not buy can not be accepted, nor paid', async () => {
    const { seller, buyer, item } = await openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    const ban = { userId: buyer.userId, kind: 'purchase_banned', seconds: 3600, reason: 'test', by: 'test' } as const
    await transact(exchange.services.db, (tx) => restrictUser(tx, ban))
    expect((await bargaining.accept(seller, bargainId, '80.00')).code).toBe(codes.buyerUnavailable)
    await bargaining.counter(seller, bargainId, '90.00')
    expect((await bargaining.pay(buyer, bargainId, '10.00')).code).toBe(codes.purchaseBanned)
    expect((await bargaining.refuse(buyer, bargainId)).data.state).toBe('refused')
  })
})

describe('S6.4 who sees what', () => {
  test('a stranger neither sees nor touches a bargain', async () => {
    const { buyer, item } = await openSale()
    const stranger = await exchange.signInTrader({ funds: 1_000_00n })
    const bargain_id = await bargaining.offer(buyer, item, '80.00')
    expect((await exchange.call(bargains.detail, { bargain_id }, stranger)).code).toBe(codes.notFound)
    expect((await exchange.call(bargains.states, { bargain_ids: [bargain_id] }, stranger)).code).toBe(codes.notFound)
    expect((await bargaining.pay(stranger, bargain_id, '80.00')).code).toBe(codes.notFound)
    expect((await bargaining.accept(stranger, bargain_id, '80.00')).code).toBe(codes.notFound)
    expect((await bargaining.counter(stranger, bargain_id, '90.00')).code).toBe(codes.notFound)
    expect((await bargaining.refuse(stranger, bargain_id)).code).toBe(codes.notFound)
    expect((await bargaining.withdraw(stranger, bargain_id)).code).toBe(codes.notFound)
    expect((await exchange.ask(bargains.sent, {}, stranger)).items).toEqual([])
    expect((await exchange.ask(bargains.received, {}, stranger)).items).toEqual([])
  })

  test('a buyer can not accept or counter their own offer, nor a seller pay it', async () => {
    const { seller, buyer, item } = await openSale()
    const bargain_id = await bargaining.offer(buyer, item, '80.00')
    expect((await bargaining.accept(buyer, bargain_id, '80.00')).code).toBe(codes.stateConflict)
    expect((await bargaining.counter(buyer, bargain_id, '90.00')).code).toBe(codes.stateConflict)
    expect((await bargaining.refuse(buyer, bargain_id)).code).toBe(codes.stateConflict)
    expect((await bargaining.pay(seller, bargain_id, '80.00')).code).toBe(codes.notFound)
  })

  test('a seller hears of an offer only once its money is set aside', async () => {
    const { seller, buyer, item } = await openSale()
    const { data } = await create(item, '80.00', buyer)
    expect((await exchange.ask(bargains.received, {}, seller)).items).toEqual([])
    expect((await exchange.call(bargains.detail, { bargain_id: data.bargain_id }, seller)).code).toBe(codes.notFound)
    expect((await bargaining.accept(seller, data.bargain_id, '80.00')).code).toBe(codes.notFound)
    expect((await exchange.ask(bargains.sent, {}, buyer)).items).toMatchObject([
      { state: 'awaiting_payment', amount_due: '80.00', awaited: 'buyer' },
    ])
  })
})

describe('S1.4 the lists', () => {
  test('are walked by key, newest first, and narrowed by state and listing', async () => {
    const { seller, buyer } = await openSale()
    const items = await Promise.all([10_00n, 11_00n, 12_00n].map((price) => listItem(exchange, seller, price)))
    const ids: string[] = []
    for (const item of items) ids.unshift(await bargaining.offer(buyer, item, '9.00'))
    await bargaining.refuse(seller, ids[1]!)

    for (const [call, person, role] of [
      [bargains.received, seller, 'seller'],
      [bargains.sent, buyer, 'buyer'],
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
    expect((await exchange.call(bargains.received, { states: ['awaiting_payment'] } as never, seller)).code).toBe(
      codes.requestInvalid,
    )
  })

  test('states of several bargains are asked at once, and lead to their orders', async () => {
    const { seller, buyer, item } = await openSale()
    const other = await listItem(exchange, seller, 50_00n)
    const [first, second] = [
      await bargaining.offer(buyer, item, '80.00'),
      await bargaining.offer(buyer, other, '40.00'),
    ]
    const { data } = await bargaining.accept(seller, first, '80.00')
    const { items } = await exchange.ask(bargains.states, { bargain_ids: [second, first] }, buyer)
    expect(items).toMatchObject([
      { bargain_id: second, state: 'open', order_id: null },
      { bargain_id: first, state: 'accepted', order_id: data.order_id, deadline_at: null },
    ])
    const { items: sold } = await exchange.ask(orders.list, { role: 'seller' }, seller)
    expect(sold.map(({ order_id }) => order_id)).toEqual([data.order_id])
  })
})

test('S1.4 the dialog of a bargain knows its bounds, its rules and what is under way', async () => {
  const { seller, buyer, item } = await openSale()
  const other = await exchange.signInTrader({ funds: 100_00n })
  await exchange.ask(bargains.set, { lowest_percent: 80 }, seller)
  await bargaining.offer(other, item, '85.00')
  const bargain_id = await bargaining.offer(buyer, item, '82.00')
  const terms = await exchange.ask(bargains.purchase, { listing_id: item.listingId }, buyer)
  expect(terms).toMatchObject({
    price: '100.00',
    is_bargainable: true,
    lowest_percent: 80,
    lowest_price: '80.00',
    highest_price: '99.99',
    suggested_prices: ['97.00', '95.00', '90.00', '85.00'],
    open_count: 2,
    my_open_count: 1,
    my_bargain: { bargain_id, state: 'open' },
    available: '918.00',
    rules: { payment_seconds: 600, answer_seconds: 86_400, max_open: 20 },
  })
  expect((await exchange.call(bargains.purchase, { listing_id: '999999' }, buyer)).code).toBe(codes.notFound)
  expect((await exchange.ask(bargains.purchase, { listing_id: item.listingId }, seller)).is_bargainable).toBe(false)
})
