import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ListingFailure } from '#contract/selling.ts'
import { bulkInsert } from '#exchange/db/bulk-insert.ts'
import type { Transaction } from '#exchange/db/connection.ts'
import { databaseNow } from '#exchange/db/schema/columns.ts'
import { assetNotes, inventorySyncs, listingEvents } from '#exchange/db/schema/inventory.ts'
import { shops } from '#exchange/db/schema/shops.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings, onMarket } from '#exchange/db/schema/listings.ts'
import { failAssetListings } from '#exchange/listings/fail-listings.ts'
import type { DemoMarket } from './market.ts'
import { DEMO_SELLER_PHONE } from './market-people.ts'
import type { DemoPerson } from './people.ts'

const promises = [10, 30, 60, 180, null] as const
/** One of the demo seller's listings for each, so that every remedy can be tried. */
const failures: readonly ListingFailure[] = [
  'item_gone',
  'item_changed',
  'item_locked',
  'inventory_private',
  'api_key_invalid',
]

/** Gives every seller a shop, and the demo's own people a synced inventory with notes, and failed listings. */
export async function openShops(tx: Transaction, market: DemoMarket, people: readonly DemoPerson[]): Promise<void> {
  await bulkInsert(
    tx,
    shops,
    market.sellers.map((seller, index) => ({
      ownerId: people[index]!.userId,
      name: seller.shop_name,
      deliveryMinutes: promises[index % promises.length],
      openedAt: new Date(market.history.began_at * 1000),
    })),
  )
  const owners = people.filter(({ phone }) => market.inventories.some((inventory) => inventory.phone === phone))
  for (const { userId } of owners) {
    const itemCount = await tx.$count(assets, eq(assets.ownerId, userId))
    const anHourAgo = sql<Date>`${databaseNow} - interval '1 hour'`
    await tx.insert(inventorySyncs).values({
      userId,
      state: 'idle',
      startedAt: anHourAgo,
      finishedAt: anHourAgo,
      readAt: anHourAgo,
      itemCount,
      addedCount: itemCount,
    })
  }
  const seller = owners.find(({ phone }) => phone === DEMO_SELLER_PHONE)!
  await noteCosts(tx, seller.userId)
  await failSome(tx, seller.userId)
}

/** Notes what the demo seller paid for their stock: slightly less than today's prices. */
async function noteCosts(tx: Transaction, ownerId: bigint): Promise<void> {
  await tx.insert(assetNotes).select(
    tx
      .select({
        userId: assets.ownerId,
        assetId: assets.id,
        remark: sql<string | null>`null`.as('remark'),
        cost: sql<bigint>`(select min(price) * (80 + ${assets.id} % 25) / 100 from listings as l where l.goods_id = ${assets.goodsId} and ${onMarket})`.as(
          'cost',
        ),
        orderId: sql<bigint | null>`null::bigint`.as('order_id'),
        updatedAt: sql<Date>`${databaseNow}`.as('updated_at'),
      })
      .from(assets)
      .leftJoin(listings, eq(listings.assetId, assets.id))
      .where(and(eq(assets.ownerId, ownerId), sql`${listings.id} is null`)),
  )
}

/** Fails listings of the least wanted goods, since the guided tour uses the most wanted ones. */
async function failSome(tx: Transaction, sellerId: bigint): Promise<void> {
  const failing = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), onMarket))
    .orderBy(desc(listings.id))
    .limit(failures.length)
  await tx.insert(listingEvents).values(
    failing.map(({ id, price, listedAt }) => ({
      listingId: id,
      event: 'list',
      toState: 'on_sale' as const,
      priceTo: price,
      actor: 'seller' as const,
      at: listedAt,
    })),
  )
  const reasons = new Map(failing.map(({ assetId }, index) => [assetId, failures[index]!]))
  const gone = [...reasons].filter(([, failure]) => failure === 'item_gone').map(([assetId]) => assetId)
  await tx.update(assets).set({ goneAt: databaseNow }).where(inArray(assets.id, gone))
  await failAssetListings(tx, sellerId, reasons)
}
