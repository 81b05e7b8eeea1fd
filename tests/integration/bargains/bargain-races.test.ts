import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as bargainLists from '#contract/bargains/lists.ts'
import * as bargains from '#contract/bargains/bargains.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { expireDueBargains } from '#exchange/bargains/expire-due-bargains.ts'
import { refreshGoodsMarkets } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { transact } from '#exchange/db/transact.ts'
import { moveListings, priceListings, stepOf } from '#exchange/listings/move-listing.ts'
import { refusals } from '#exchange/refusal.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { deadlocksOf } from '../../setup/exchange/deadlocks.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { type ListedItem, listItem } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
let bargaining: ReturnType<typeof createBargaining>

/** Each race runs this many times, with the two sides started in alternating order. */
const rounds = Array.from({ length: 8 }, (_, round) => round)

beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
  trading = createTrading(exchange)
  bargaining = createBargaining(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await trading.violations()).toEqual([]))

interface Open {
  seller: Trader
  buyer: Trader
  item: ListedItem
  bargainId: string
}

async function openBargain(): Promise<Open> {
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 200_00n })
  const item = await listItem(exchange, seller, 100_00n)
  return { seller, buyer, item, bargainId: await bargaining.offer(buyer, item, '80.00') }
}

/** Starts both concurrently, the second one first in every other round; returns their results in the given order. */
async function race<A, B>(round: number, one: () => Promise<A>, two: () => Promise<B>): Promise<[A, B]> {
  if (round % 2 === 0) return Promise.all([one(), two()])
  const second = two()
  return Promise.all([one(), second])
}

const accept = ({ seller, bargainId }: Open) => bargaining.accept(seller, bargainId, '80.00')

test('S1.4 one bargain accepted from many windows at once is one order', async () => {
  const open = await openBargain()
  const answers = await Promise.all(Array.from({ length: 12 }, () => accept(open)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === codes.stateConflict)).toHaveLength(11)
  expect(await trading.balancesOf(open.buyer)).toMatchObject({ available: '120.00', held: '0.00' })
  expect((await exchange.ask(orders.list, { role: 'buyer' }, open.buyer)).items).toHaveLength(1)
})

test('S1.4 accepting against withdrawing: exactly one of the two wins', async () => {
  for (const round of rounds) {
    const open = await openBargain()
    const [accepted, withdrawn] = await race(
      round,
      () => accept(open),
      () => bargaining.withdraw(open.buyer, open.bargainId),
    )
    expect([accepted.code, withdrawn.code].filter((code) => code === 0)).toHaveLength(1)
    const available = accepted.code === 0 ? '120.00' : '200.00'
    expect(await trading.balancesOf(open.buyer)).toMatchObject({ available, held: '0.00' })
  }
})

test('S1.4 accepting against somebody who buys: one of the two has the item, the other their money', async () => {
  for (const round of rounds) {
    const open = await openBargain()
    const fast = await exchange.signInTrader({ funds: 100_00n })
    const items = [{ listing_id: open.item.listingId, price: open.item.price }]
    const buy = async () => {
      const created = await exchange.call(orders.create, { items }, { token: fast.token })
      if (created.code !== 0) return created.code
      const { order_ids, total } = created.data
      return (await exchange.call(orders.pay, { order_ids, total }, { token: fast.token })).code
    }
    const [accepted, bought] = await race(round, () => accept(open), buy)
    expect([accepted.code, bought].filter((code) => code === 0)).toHaveLength(1)
    if (bought === 0) {
      expect([codes.listingReserved, codes.stateConflict]).toContain(accepted.code)
      expect(await trading.balancesOf(open.buyer)).toMatchObject({ available: '200.00', held: '0.00' })
    } else {
      expect(bought).toBe(codes.listingGone)
      expect(await trading.balancesOf(fast)).toMatchObject({ available: '100.00' })
    }
  }
})

test('S1.4 accepting against a new price or a take-down: sold at the agreed price, or not at all', async () => {
  for (const round of rounds) {
    const open = await openBargain()
    const change = () =>
      transact(exchange.services.db, async (tx) => {
        const ofItem = eq(listings.id, BigInt(open.item.listingId))
        const [listing] = await tx.select().from(listings).where(ofItem).for('update')
        const isReprice = round % 4 < 2
        if (!stepOf(listing!, isReprice ? 'reprice' : 'take_down', 'seller').ok || listing!.state !== 'on_sale')
          return refusals.notFound()
        if (isReprice) await priceListings(tx, [{ listing: listing!, price: 120_00n }])
        else await moveListings(tx, [listing!], { event: 'take_down', actor: 'seller' })
        await refreshGoodsMarkets(tx, [listing!])
        return { changed: true }
      })
    const [accepted, changed] = await race(round, () => accept(open), change)
    const isChanged = 'changed' in changed
    expect(accepted.code === 0).toBe(!isChanged)
    if (isChanged) expect(accepted.code).toBe(codes.stateConflict)
    expect(await bargaining.stateOf(open.buyer, open.bargainId)).toBe(isChanged ? 'void' : 'accepted')
  }
})

test('S1.4 answering against the deadline: the bargain ends once', async () => {
  const open = await Promise.all(rounds.map(() => openBargain()))
  await exchange.advance(86_401)
  const [answers] = await Promise.all([
    Promise.all(
      open.map((one, round) => (round % 2 === 0 ? accept(one) : bargaining.withdraw(one.buyer, one.bargainId))),
    ),
    ...Array.from({ length: 4 }, () => expireDueBargains(exchange.services)),
  ])
  await exchange.runDue()
  for (const [round, { buyer, bargainId }] of open.entries()) {
    const isWithdrawn = answers[round]!.code === 0
    if (round % 2 === 0) expect(isWithdrawn).toBe(false)
    expect(await bargaining.stateOf(buyer, bargainId)).toBe(isWithdrawn ? 'withdrawn' : 'expired')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '200.00', held: '0.00' })
  }
})

test('S1.4 of many bargains on one item, accepted at once, one becomes an order', async () => {
  const seller = await exchange.signInTrader()
  const item = await listItem(exchange, seller, 100_00n)
  const buyers = await Promise.all(Array.from({ length: 10 }, () => exchange.signInTrader({ funds: 100_00n })))
  const ids = await Promise.all(buyers.map((buyer) => bargaining.offer(buyer, item, '80.00')))
  const answers = await Promise.all(ids.map((id) => bargaining.accept(seller, id, '80.00')))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === codes.stateConflict)).toHaveLength(9)
  const balances = await Promise.all(buyers.map((buyer) => trading.balancesOf(buyer)))
  expect(balances.filter(({ available, held }) => available === '100.00' && held === '0.00')).toHaveLength(9)
})

test('S1.4 accepting here and there between people who bargain for both neither deadlocks nor loses money', async () => {
  const sellers = await Promise.all(Array.from({ length: 4 }, () => exchange.signInTrader()))
  const buyers = await Promise.all(Array.from({ length: 4 }, () => exchange.signInTrader({ funds: 400_00n })))
  const items = await Promise.all(sellers.map((seller) => listItem(exchange, seller, 100_00n)))
  const ids = await Promise.all(
    items.map((item) => Promise.all(buyers.map((buyer) => bargaining.offer(buyer, item, '80.00')))),
  )
  const answers = await Promise.all(sellers.map((seller, at) => bargaining.accept(seller, ids[at]![at]!, '80.00')))
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(await deadlocksOf(exchange)).toBe(0)
  for (const buyer of buyers)
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '320.00', held: '0.00' })
})

test('S1.4 one buyer has one bargain on an item, however many windows make it', async () => {
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const item = await listItem(exchange, seller, 100_00n)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      exchange.call(bargains.create, bargaining.offerOf(item, `8${at}.00`), { token: buyer.token }),
    ),
  )
  expect(answers.filter(({ code }) => code !== 0 && code !== codes.bargainUnderWay)).toEqual([])
  const { items } = await exchange.ask(bargainLists.sent, { listing_id: item.listingId }, buyer)
  expect(items.filter(({ state }) => state === 'awaiting_payment')).toHaveLength(1)
})

test('S1.4 paying a counter against buying the item elsewhere: it is sold once', async () => {
  for (const round of rounds) {
    const open = await openBargain()
    await bargaining.counter(open.seller, open.bargainId, '90.00')
    const fast = await exchange.signInTrader({ funds: 100_00n })
    const items = [{ listing_id: open.item.listingId, price: open.item.price }]
    const [paid, ordered] = await race(
      round,
      () => bargaining.payCounter(open.buyer, open.bargainId, '90.00', '10.00'),
      () => exchange.call(orders.create, { items }, { token: fast.token }),
    )
    expect([paid.code, ordered.code].filter((code) => code === 0)).toHaveLength(1)
    if (paid.code !== 0) expect(paid.code).toBe(codes.listingReserved)
    const expected = paid.code === 0 ? { available: '110.00', held: '0.00' } : { available: '120.00', held: '80.00' }
    expect(await trading.balancesOf(open.buyer)).toMatchObject(expected)
  }
})

test('S1.4 offering against a new price: nobody bargains about a price that is gone', async () => {
  for (const round of rounds) {
    const seller = await exchange.signInTrader()
    const buyers = await Promise.all(Array.from({ length: 3 }, () => exchange.signInTrader({ funds: 100_00n })))
    const item = await listItem(exchange, seller, 100_00n)
    const offers = () =>
      Promise.all(
        buyers.map(async ({ token }) => {
          const created = await exchange.call(bargains.create, bargaining.offerOf(item, '80.00'), { token })
          if (created.code !== 0) return created.code
          const { bargain_id } = created.data
          return (await exchange.call(bargains.pay, { bargain_id, price: '80.00', amount: '80.00' }, { token })).code
        }),
      )
    const reprice = () =>
      transact(exchange.services.db, async (tx) => {
        const ofItem = eq(listings.id, BigInt(item.listingId))
        const [listing] = await tx.select().from(listings).where(ofItem).for('update')
        await priceListings(tx, [{ listing: listing!, price: 90_00n }])
        await refreshGoodsMarkets(tx, [listing!])
        return {}
      })
    const [codesOfOffers] = await race(round, offers, reprice)
    // Each offer was paid in time and then voided, or refused: nothing stays held for the old price.
    for (const code of codesOfOffers) expect([0, codes.priceChanged, codes.stateConflict]).toContain(code)
    for (const buyer of buyers)
      expect(await trading.balancesOf(buyer)).toMatchObject({ available: '100.00', held: '0.00' })
    const { items } = await exchange.ask(bargainLists.received, { listing_id: item.listingId }, seller)
    expect(items.every(({ state }) => state === 'void')).toBe(true)
  }
})
