import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as bargainTerms from '#contract/bargains/terms.ts'
import * as bargains from '#contract/bargains/bargains.ts'
import { codes } from '#contract/codes.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { type ListedItem, listItem } from '../../setup/exchange/market.ts'
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

describe('S1.4 what may be offered', () => {
  test('S5.7 amounts that are none are refused before anything happens', async () => {
    const { seller, buyer, item } = await trading.openSale()
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
    const { seller, buyer, item } = await trading.openSale()
    await exchange.ask(bargainTerms.set, { lowest_percent: 85 }, seller)
    for (const price of ['100.00', '100.01', '9999999999999.99']) {
      expect(await bargaining.create(buyer, item, price), price).toMatchObject({
        code: codes.bargainTooHigh,
        extra: { listing_price: '100.00' },
      })
    }
    for (const price of ['84.99', '0.01']) {
      expect(await bargaining.create(buyer, item, price), price).toMatchObject({
        code: codes.bargainTooLow,
        extra: { lowest_percent: 85, lowest_price: '85.00' },
      })
    }
    expect((await bargaining.create(buyer, item, '85.00')).code).toBe(0)
    expect((await bargaining.create(buyer, item, '99.99')).code).toBe(0)
  })

  test('a price that leaves no room can not be bargained down', async () => {
    const { buyer, item } = await trading.openSale(1n)
    expect((await bargaining.create(buyer, item, '0.01')).code).toBe(codes.bargainTooHigh)
    const terms = await exchange.ask(bargains.purchase, { listing_id: item.listingId }, buyer)
    expect(terms).toMatchObject({ is_bargainable: false, lowest_price: null, suggested_prices: [] })
  })

  test('the price has to be the one that was shown', async () => {
    const { buyer, item } = await trading.openSale()
    expect(await bargaining.create(buyer, { ...item, price: '99.00' }, '80.00')).toMatchObject({
      code: codes.priceChanged,
      extra: { price: '100.00' },
    })
  })

  test('nobody bargains with themselves, for nothing, or unprepared', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const newcomer = await exchange.signIn({ funds: 1_000_00n })
    expect((await bargaining.create(seller, item, '80.00')).code).toBe(codes.ownListing)
    expect((await bargaining.create(buyer, { ...item, listingId: '999999' }, '80.00')).code).toBe(codes.notFound)
    expect((await bargaining.create(newcomer, item, '80.00')).code).toBe(codes.platformNotBound)
    expect((await bargaining.create({ token: 'x'.repeat(43) }, item, '80.00')).code).toBe(codes.sessionInvalid)
  })

  test('a buyer has a bounded number of bargains under way', async () => {
    const { seller, buyer } = await trading.openSale()
    for (let made = 0; made < 20; made++) {
      expect((await bargaining.create(buyer, await listItem(exchange, seller, 10_00n), '9.00')).code).toBe(0)
    }
    const item = await listItem(exchange, seller, 10_00n)
    expect(await bargaining.create(buyer, item, '9.00')).toMatchObject({
      code: codes.tooManyBargains,
      extra: { max_open: 20 },
    })
    expect((await exchange.call(bargains.check, bargaining.offerOf(item, '9.00'), buyer)).code).toBe(
      codes.tooManyBargains,
    )
    await exchange.advance(601)
    await exchange.runDue()
    expect((await bargaining.create(buyer, item, '9.00')).code).toBe(0)
  })
})

describe('S1.4 what sellers allow', () => {
  test('an offer that is not paid yet is bound by a lowest percentage that was raised meanwhile', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const { bargain_id } = await exchange.ask(bargains.create, bargaining.offerOf(item, '60.00'), buyer)
    await exchange.ask(bargainTerms.set, { lowest_percent: 85 }, seller)
    expect(await bargaining.pay(buyer, bargain_id, '60.00')).toMatchObject({
      code: codes.bargainTooLow,
      extra: { lowest_percent: 85, lowest_price: '85.00' },
    })
    expect(await trading.balancesOf(buyer)).toMatchObject({ held: '0.00' })
    await exchange.ask(bargainTerms.set, { lowest_percent: 60 }, seller)
    expect((await bargaining.pay(buyer, bargain_id, '60.00')).code).toBe(0)
    await exchange.ask(bargainTerms.set, { lowest_percent: 85 }, seller)
    expect((await bargaining.accept(seller, bargain_id, '60.00')).code, 'a paid one goes on').toBe(0)
  })

  test('a seller switches bargaining off for all listings, or for one', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const other = await listItem(exchange, seller, 50_00n)
    const isBargainable = async ({ listingId }: ListedItem) =>
      (await exchange.ask(bargains.purchase, { listing_id: listingId }, buyer)).is_bargainable

    await exchange.ask(bargainTerms.set, { listing_ids: [item.listingId], allow_bargain: false }, seller)
    expect([await isBargainable(item), await isBargainable(other)]).toEqual([false, true])
    expect((await bargaining.create(buyer, item, '80.00')).code).toBe(codes.bargainOff)

    await exchange.ask(bargainTerms.set, { allow_bargain: false }, seller)
    expect(await exchange.ask(bargainTerms.terms, {}, seller)).toEqual({ allow_bargain: false, lowest_percent: 50 })
    expect([await isBargainable(item), await isBargainable(other)]).toEqual([false, false])
    expect((await exchange.call(bargains.check, bargaining.offerOf(other, '40.00'), buyer)).code).toBe(codes.bargainOff)

    await exchange.ask(bargainTerms.set, { allow_bargain: true }, seller)
    expect([await isBargainable(item), await isBargainable(other)]).toEqual([false, true])
  })

  test('a listing has a lowest percentage of its own, and can be taken back to the common one', async () => {
    const { seller, buyer, item } = await trading.openSale()
    await exchange.ask(bargainTerms.set, { lowest_percent: 70 }, seller)
    const set = await exchange.ask(bargainTerms.set, { listing_ids: [item.listingId], lowest_percent: 90 }, seller)
    expect(set).toEqual({
      terms: { allow_bargain: true, lowest_percent: 70 },
      listings: [{ listing_id: item.listingId, allow_bargain: true, lowest_percent: 90, is_own_percent: true }],
    })
    expect((await bargaining.create(buyer, item, '89.99')).extra).toMatchObject({
      lowest_percent: 90,
      lowest_price: '90.00',
    })
    await exchange.ask(bargainTerms.set, { listing_ids: [item.listingId], lowest_percent: null }, seller)
    expect((await bargaining.create(buyer, item, '70.00')).code).toBe(0)
  })

  test('only one’s own listings, and only with something to set', async () => {
    const { buyer, item } = await trading.openSale()
    expect(
      (await exchange.call(bargainTerms.set, { listing_ids: [item.listingId], lowest_percent: 1 }, buyer)).code,
    ).toBe(codes.notFound)
    for (const input of [
      {},
      { lowest_percent: null },
      { lowest_percent: 0 },
      { lowest_percent: 100 },
      { lowest_percent: 1.5 },
    ]) {
      expect((await exchange.call(bargainTerms.set, input, buyer)).code, JSON.stringify(input)).toBe(
        codes.requestInvalid,
      )
    }
  })

  test('an offer that waits for payment is not taken once the seller no longer bargains', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const { data } = await bargaining.create(buyer, item, '80.00')
    await exchange.ask(bargainTerms.set, { allow_bargain: false }, seller)
    expect((await bargaining.pay(buyer, data.bargain_id, '80.00')).code).toBe(codes.bargainOff)
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
  })
})

test('S1.4 the dialog of a bargain knows its bounds, its rules and what is under way', async () => {
  const { seller, buyer, item } = await trading.openSale()
  const other = await exchange.signInTrader({ funds: 100_00n })
  await exchange.ask(bargainTerms.set, { lowest_percent: 80 }, seller)
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
