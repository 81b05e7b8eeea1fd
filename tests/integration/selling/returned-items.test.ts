import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import * as selling from '#contract/selling.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { ListedItem } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { giveAway, signInStocked, stockMarket, syncStock } from '../../setup/exchange/stock.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { waitForLocks } from '../../setup/waiting-for-locks.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

/** Creates a seller who lists one item through the calls, and a buyer. */
async function openSale() {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.1717 }])
  const assetId = assetIds[0]!
  const listing = { action: 'list' as const, asset_id: assetId, price: '50.00' }
  const { items } = await exchange.ask(selling.setOnSale, { items: [listing] }, seller)
  const [asset] = await exchange.services.db
    .select()
    .from(assets)
    .where(eq(assets.id, BigInt(assetId)))
  const listingId = items[0]!.listing!.listing_id
  const item: ListedItem = { listingId, price: '50.00', platformAssetId: asset!.platformAssetId }
  return { seller, buyer: await exchange.signInTrader({ funds: 100_00n }), item, assetId: BigInt(assetId) }
}

async function order(buyer: Trader, { listingId, price }: ListedItem) {
  const { order_ids, total } = await exchange.ask(orders.create, { items: [{ listing_id: listingId, price }] }, buyer)
  return { order_ids, total }
}

/** Trades an item away and has that reversed: its owner has it again, under another id. */
async function sendAndReturn(owner: Trader, { platformAssetId }: ListedItem): Promise<void> {
  exchange.steam.reverseTrade(await giveAway(exchange, owner, await exchange.signInTrader(), platformAssetId))
}

async function standing({ listingId }: ListedItem) {
  const [row] = await exchange.services.db
    .select({ state: listings.state, failure: listings.failure })
    .from(listings)
    .where(eq(listings.id, BigInt(listingId)))
  return row
}

describe.each(['pglite', 'postgres'] as const)('items that come back to their sellers, on %s', (engine) => {
  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
    await stockMarket(exchange)
  })
  afterAll(() => exchange.close())
  afterEach(async () => {
    vi.restoreAllMocks()
    expect(await trading.violations()).toEqual([])
  })

  test.each([
    ['before it is ordered', true],
    ['once it is ordered', false],
  ])(
    'S1.2 S4.22 an item that was traded away and returned %s is delivered under the id that it has when it is paid for',
    async (_, isBefore) => {
      const { seller, buyer, item } = await openSale()
      if (isBefore) await sendAndReturn(seller, item)
      const made = await order(buyer, item)
      if (!isBefore) await sendAndReturn(seller, item)
      await syncStock(exchange, seller)
      await exchange.ask(orders.pay, made, buyer)
      const orderId = made.order_ids[0]!
      const { platform_asset_id: now } = (await trading.orderOf(seller, orderId)).deliver_to!
      expect(now).not.toBe(item.platformAssetId)

      const offer = await trading.sendOffer(seller, buyer, { ...item, platformAssetId: now })
      await trading.runOrders()
      expect((await trading.detailOf(buyer, orderId)).warnings).toEqual([])
      await trading.accept(buyer, offer)
      await trading.runOrders()
      await exchange.advance(120)
      await trading.runOrders()
      expect(await trading.stateOf(seller, orderId)).toBe('completed')
      expect(await trading.balancesOf(buyer)).toMatchObject({ available: '50.00', held: '0.00' })
      expect(await trading.balancesOf(seller)).toMatchObject({ available: '48.75', pending: '0.00' })
    },
  )

  test('S1.2 an item that came back locked is not paid for, and its listing waits for the end of the lock', async () => {
    const { seller, buyer, item } = await openSale()
    const made = await order(buyer, item)
    await sendAndReturn(seller, item)
    const { platform } = exchange.services
    const real = platform.getInventory
    const tradableAfter = new Date(Date.now() + 90 * 86_400_000)
    vi.spyOn(platform, 'getInventory').mockImplementation(async (steamId) => {
      const answer = await real(steamId)
      if (!answer.ok || steamId !== seller.steamId) return answer
      return { ...answer, assets: answer.assets.map((one) => ({ ...one, isTradable: false, tradableAfter })) }
    })
    await syncStock(exchange, seller)
    const refused = await exchange.call(orders.pay, made, buyer)
    const extra = { order_id: made.order_ids[0], tradable_at: Math.floor(tradableAfter.getTime() / 1000) }
    expect(refused).toMatchObject({ code: codes.assetLocked, extra })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '100.00', held: '0.00' })
    await exchange.ask(orders.cancel, { order_id: made.order_ids[0]! }, buyer)
    expect(await standing(item)).toEqual({ state: 'failed', failure: 'item_locked' })
  })

  test('S1.2 an item whose lock has run out by now is paid for', async () => {
    const { buyer, item, assetId } = await openSale()
    const made = await order(buyer, item)
    const past = { isTradable: false, tradableAt: new Date('2000-01-01') }
    await exchange.services.db.update(assets).set(past).where(eq(assets.id, assetId))
    expect((await exchange.call(orders.pay, made, buyer)).code).toBe(0)
  })

  test.runIf(engine === 'postgres')(
    'S1.2 a payment beside a reading of the inventory waits for what it finds',
    async () => {
      const { seller, buyer, item, assetId } = await openSale()
      const made = await order(buyer, item)
      let payment: Promise<{ code: number }> | undefined
      await transact(exchange.services.db, async (tx) => {
        await tx.update(assets).set({ platformAssetId: '4711' }).where(eq(assets.id, assetId))
        payment = exchange.call(orders.pay, made, buyer)
        await waitForLocks(exchange)
        return {}
      })
      expect((await payment)?.code).toBe(0)
      expect((await trading.orderOf(seller, made.order_ids[0]!)).deliver_to).toMatchObject({
        platform_asset_id: '4711',
      })
    },
  )
})
