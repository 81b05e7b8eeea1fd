import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isOneOf } from '../db/schema/columns.ts'
import { assets } from '../db/schema/assets.ts'
import { listings } from '../db/schema/listings.ts'
import { liveOrderStates } from '../db/schema/orders.ts'
import { isTradableNow } from '../db/tradable-now.ts'
import type { SignedInContext } from '../http/context.ts'

export interface MyAsset {
  asset: typeof assets.$inferSelect
  listingId: bigint | null
}

export interface MyAssets {
  first: MyAsset[]
  /** How many there are in all. */
  count: number
}

const maxAssets = 50

/**
 * The first of a person's assets of a goods that could be sold now: in the inventory, tradable, and in no active order.
 * Those on sale come last. `leadId` puts one of them before the others, so that it is not cut off.
 */
export async function findMyAssets(
  { db, caller }: Pick<SignedInContext, 'db' | 'caller'>,
  goodsId: string,
  leadId?: bigint,
): Promise<MyAssets> {
  const found = await db
    .select({ asset: assets, listingId: listings.id, count: sql`count(*) over ()`.mapWith(Number) })
    .from(assets)
    .leftJoin(listings, and(eq(listings.assetId, assets.id), inArray(listings.state, ['on_sale', 'failed'])))
    .where(
      and(
        eq(assets.ownerId, caller.userId),
        eq(assets.goodsId, goodsId),
        isNull(assets.goneAt),
        isTradableNow,
        sql`not exists (
          select 1 from orders where orders.asset_id = ${assets.id}
            and ${isOneOf('orders.state', liveOrderStates)}
        )`,
      ),
    )
    .orderBy(
      ...(leadId === undefined ? [] : [desc(eq(assets.id, leadId))]),
      asc(sql`${listings.id} is not null`),
      asc(assets.id),
    )
    .limit(maxAssets)
  return { first: found, count: found[0]?.count ?? 0 }
}
