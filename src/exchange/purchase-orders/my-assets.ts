import { and, asc, eq, inArray, isNull, or, lte, sql } from 'drizzle-orm'
import { databaseNow, isOneOf } from '../db/schema/columns.ts'
import { assets } from '../db/schema/assets.ts'
import { listings } from '../db/schema/listings.ts'
import { liveOrderStates } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'

export interface MyAsset {
  asset: typeof assets.$inferSelect
  listingId: bigint | null
}

const maxAssets = 50

/**
 * A person's assets of a goods that could be sold now: in the inventory, tradable, and in no active order. Those on
 * sale come last.
 */
export async function findMyAssets(
  { db, caller }: Pick<SignedInContext, 'db' | 'caller'>,
  goodsId: string,
): Promise<MyAsset[]> {
  return db
    .select({ asset: assets, listingId: listings.id })
    .from(assets)
    .leftJoin(listings, and(eq(listings.assetId, assets.id), inArray(listings.state, ['on_sale', 'failed'])))
    .where(
      and(
        eq(assets.ownerId, caller.userId),
        eq(assets.goodsId, goodsId),
        isNull(assets.goneAt),
        or(eq(assets.isTradable, true), lte(assets.tradableAt, databaseNow)),
        sql`not exists (
          select 1 from orders where orders.asset_id = ${assets.id}
            and ${isOneOf('orders.state', liveOrderStates)}
        )`,
      ),
    )
    .orderBy(asc(sql`${listings.id} is not null`), asc(assets.id))
    .limit(maxAssets)
}
