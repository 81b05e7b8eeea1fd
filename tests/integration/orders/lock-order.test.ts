import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkCreate } from '#contract/check-create.ts'
import { refreshGoodsMarket } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '#exchange/db/connection.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { applyInventory } from '#exchange/inventory/commands/apply-inventory.ts'
import { userAccount } from '#exchange/ledger/accounts.ts'
import { lockAccounts } from '#exchange/ledger/post.ts'
import { failAssetListings } from '#exchange/listings/fail-listings.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { advanceOrder } from '#exchange/orders/commands/advance-order.ts'
import { endOrder } from '#exchange/orders/commands/end-order.ts'
import { lockOrders } from '#exchange/orders/lock-orders.ts'
import { noteSetupFailure } from '#exchange/platform-accounts/note-setup-failure.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { type ListedItem, listItem, redline } from '../../setup/exchange/market.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { waitForLocks } from '../../setup/waiting-for-locks.ts'

/** Two commands that want the same rows wait for each other in one order: people, items, listings, money, markets. */

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await trading.violations()).toEqual([]))

type Command = (tx: Transaction) => Promise<unknown>
/** Runs a command without starting over, so that a deadlock rejects it. */
const once = (run: Command) => exchange.services.db.transaction((tx) => run(tx as unknown as Transaction))

/** Starts commands one after the other that all wait for rows locked by `block`, and lets them go. */
async function meet(block: Command, ...commands: Command[]): Promise<void> {
  const begun: Promise<unknown>[] = []
  await once(async (tx) => {
    await block(tx)
    for (const command of commands) {
      begun.push(once(command))
      await waitForLocks(exchange, begun.length)
    }
  })
  await Promise.all(begun)
}

async function assetOf({ listingId }: ListedItem): Promise<bigint> {
  const ofItem = eq(listings.id, BigInt(listingId))
  const [row] = await exchange.services.db.select({ id: listings.assetId }).from(listings).where(ofItem)
  return row!.id
}

const lockAsset = (tx: Transaction, id: bigint) =>
  tx.select({ id: assets.id }).from(assets).where(eq(assets.id, id)).for('update')

test.each<[string, (tx: Transaction, userId: bigint) => Promise<unknown>]>([
  ['whose key has died', (tx, userId) => noteSetupFailure(tx, userId, 'api_key_invalid')],
  [
    'who is frozen',
    (tx, userId) => restrictUser(tx, { userId, kind: 'frozen', seconds: null, reason: 'test', by: 'test' }),
  ],
])('S8.10 what somebody %s sells and wants leaves beside a payment of who bargains for it', async (_, leave) => {
  const seller = await exchange.signInTrader({ funds: 100_00n })
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  await createBargaining(exchange).offer(buyer, await listItem(exchange, seller, 100_00n), '80.00')
  const wanted = await createPurchases(exchange).post(seller, 10_00n)
  const money = [userAccount(buyer.userId, 'held')]
  await meet(
    (tx) => lockAccounts(tx, money),
    async (tx) => {
      await lockAccounts(tx, money)
      await refreshGoodsMarket(tx, redline, 0)
    },
    (tx) => leave(tx, seller.userId),
  )
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
  const [purchase] = await exchange.services.db
    .select({ state: purchaseOrders.state })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.id, BigInt(wanted)))
  expect(purchase).toEqual({ state: 'suspended' })
})

test('S1.2 a delivery is recorded beside a reading of the inventory that it leaves', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const other = await listItem(exchange, seller, 50_00n)
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  const sold = await assetOf(item)
  const own = { offerId, sender: 'seller' as const }
  const delivery = { seen: 'accepted' as const, ...own, tradeId: '4711', settlesAt: null, newAssetId: '815' }
  await meet(
    (tx) => lockAsset(tx, sold),
    (tx) => applyInventory(tx, { userId: seller.userId, steamId: seller.steamId, items: [], isComplete: true }),
    (tx) => advanceOrder(tx, exchange.services.settings, BigInt(orderId), { delivery, asOf: new Date() }),
  )
  expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
  const [left] = await exchange.services.db
    .select({ failure: listings.failure })
    .from(listings)
    .where(eq(listings.id, BigInt(other.listingId)))
  expect(left).toEqual({ failure: 'item_gone' })
})

test('S1.5 a reading of an inventory neither reads nor locks what left it before', async () => {
  const seller = await exchange.signInTrader()
  const gone = await assetOf(await listItem(exchange, seller, 50_00n))
  const { userId, steamId } = seller
  const read = (tx: Transaction) => applyInventory(tx, { userId, steamId, items: [], isComplete: true })
  await once(read)
  await once(async (tx) => {
    await lockAsset(tx, gone)
    await once(async (other) => {
      await other.execute(sql`set local lock_timeout = '2s'`)
      await read(other)
    })
  })
})

test('S1.2 an order is refunded beside a reading that ends a bargain of the same buyer', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const other = await listItem(exchange, seller, 50_00n)
  await createBargaining(exchange).offer(buyer, other, '40.00')
  const [sold, gone] = [await assetOf(item), await assetOf(other)]
  await meet(
    (tx) =>
      tx
        .select()
        .from(listings)
        .where(eq(listings.id, BigInt(item.listingId)))
        .for('update'),
    (tx) => failAssetListings(tx, seller.userId, new Map([[gone, 'item_gone' as const]]), [sold]),
    async (tx) => {
      const [locked] = await lockOrders(tx, [BigInt(orderId)])
      await endOrder(tx, locked!, { event: 'end', actor: 'operator', fault: 'platform' })
    },
  )
  expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
})

test('S2.42 the check of a supply waits for nobody who has the item', async () => {
  const [buyer, seller] = [await exchange.signInTrader({ funds: 100_00n }), await exchange.signInTrader()]
  const { assetId } = await stockItem(exchange, seller)
  const purchase_id = await createPurchases(exchange).post(buyer, 10_00n)
  const plan = { kind: 'supply' as const, purchase_id, price: '10.00', asset_ids: [assetId] }
  await once(async (tx) => {
    await lockAsset(tx, BigInt(assetId))
    expect(await exchange.ask(checkCreate, { plan }, seller)).toMatchObject({ is_allowed: true })
  })
})
