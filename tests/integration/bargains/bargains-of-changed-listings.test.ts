import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as bargainLists from '#contract/bargains/lists.ts'
import { codes } from '#contract/codes.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { refreshGoodsMarkets } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { transact } from '#exchange/db/transact.ts'
import { moveListings, priceListings } from '#exchange/listings/move-listing.ts'
import type { Transaction } from '#exchange/db/connection.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { type ListedItem } from '../../setup/exchange/market.ts'
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

/** Changes a listing, as its seller's own calls do. */
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
    const { seller, buyer, item } = await trading.openSale()
    const other = await exchange.signInTrader({ funds: 100_00n })
    const open = await bargaining.offer(buyer, item, '80.00')
    const countered = await bargaining.offer(other, item, '81.00')
    await bargaining.counter(seller, countered, '95.00')
    await changeListing(item, change)
    for (const [person, bargainId] of [
      [buyer, open],
      [other, countered],
    ] as const) {
      const { bargain } = await exchange.ask(bargainLists.detail, { bargain_id: bargainId }, person)
      expect(bargain).toMatchObject({ state: 'void', void_reason: reason, amount_due: null })
    }
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await trading.balancesOf(other)).toMatchObject({ available: '100.00', held: '0.00' })
    expect((await bargaining.accept(seller, open, '80.00')).code).toBe(codes.stateConflict)
    expect((await bargaining.payCounter(other, countered, '95.00', '14.00')).code).toBe(codes.stateConflict)
  })

  test('a price that is set to what it was changes nothing', async () => {
    const { buyer, item } = await trading.openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    await changeListing(item, (tx, listing) => priceListings(tx, [{ listing, price: 100_00n }]))
    expect(await bargaining.stateOf(buyer, bargainId)).toBe('open')
  })

  test('S8.10 a seller who may not sell has no bargains any more', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    const ban = { userId: seller.userId, kind: 'sale_banned', seconds: 3600, reason: 'test', by: 'test' } as const
    await transact(exchange.services.db, (tx) => restrictUser(tx, ban))
    const { bargain } = await exchange.ask(bargainLists.detail, { bargain_id: bargainId }, buyer)
    expect(bargain).toMatchObject({ state: 'void', void_reason: 'failed' })
    expect((await bargaining.accept(seller, bargainId, '80.00')).code).toBe(codes.saleBanned)
    expect((await bargaining.create(buyer, item, '80.00')).code).toBe(codes.listingGone)
  })

  test('S8.10 the bargain of a buyer who may not buy can not be accepted, nor paid', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    const ban = { userId: buyer.userId, kind: 'purchase_banned', seconds: 3600, reason: 'test', by: 'test' } as const
    await transact(exchange.services.db, (tx) => restrictUser(tx, ban))
    expect((await bargaining.accept(seller, bargainId, '80.00')).code).toBe(codes.buyerUnavailable)
    await bargaining.counter(seller, bargainId, '90.00')
    expect((await bargaining.payCounter(buyer, bargainId, '90.00', '10.00')).code).toBe(codes.purchaseBanned)
    expect((await bargaining.refuse(buyer, bargainId)).data.state).toBe('refused')
  })
})
