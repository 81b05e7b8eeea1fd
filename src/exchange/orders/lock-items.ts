import { sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { seconds } from '#lib/time/seconds.ts'
import { awaitAll } from '../db/await-all.ts'
import type { Transaction } from '../db/connection.ts'
import { assets } from '../db/schema/assets.ts'
import { isAmong, statement } from '../db/statement.ts'
import { isTradableNow } from '../db/tradable-now.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** What is known by now of the item of an unpaid order. */
export interface LockedItem {
  orderId: bigint
  /** The item's current id on the platform; it differs from the order's once the item has been traded away and back. */
  platformAssetId: string
  /** Why the order may not be paid: what was ordered can't be delivered. */
  problem: Refusal | null
}

/**
 * Locks the items of locked, unpaid orders until the transaction ends, and reads them. Readings of their sellers'
 * inventories change them until then, and take a paid item for one on its way from then on.
 */
export async function lockItems(tx: Transaction, orderIds: readonly bigint[]): Promise<LockedItem[]> {
  // A statement of its own: after waiting, the next one sees what a reading has changed, on the listings as well.
  const [, rows] = await awaitAll(lockRows(tx, { ids: orderIds }), readRows(tx, { ids: orderIds }))
  return rows.map((row) => ({
    orderId: BigInt(row.id),
    platformAssetId: row.platform_asset_id,
    problem: findProblem(row),
  }))
}

interface ItemRow {
  id: string
  platform_asset_id: string
  is_gone: boolean
  is_altered: boolean
  is_tradable: boolean
  /** ISO 8601. */
  tradable_at: string | null
}

const lockRows = statement<{ ids: readonly bigint[] }>(
  ({ ids }) => sql`
    select 1 from assets
    where id in (
      select asset_id from orders where ${isAmong(sql`orders.id`, ids, 'bigint')} and state = 'awaiting_payment')
    order by id
    for no key update`,
)

const readRows = statement<{ ids: readonly bigint[] }, ItemRow>(
  ({ ids }) => sql`
    select orders.id::text as id, ${assets.platformAssetId} as platform_asset_id, gone_at is not null as is_gone,
      listings.failure is not null as is_altered, ${isTradableNow} as is_tradable, tradable_at
    from orders join assets on assets.id = orders.asset_id left join listings on listings.id = orders.listing_id
    where ${isAmong(sql`orders.id`, ids, 'bigint')} and orders.state = 'awaiting_payment'
    order by orders.id`,
)

function findProblem(row: ItemRow): Refusal | null {
  const extra = { order_id: row.id }
  if (row.is_gone)
    return refuse(
      codes.assetGone,
      "This item is no longer in its seller's inventory.",
      '该饰品已不在卖家的库存中。',
      extra,
    )
  if (row.is_altered)
    return refuse(
      codes.assetGone,
      'This item is no longer what it was when you ordered it.',
      '该饰品已与下单时不同。',
      extra,
    )
  if (row.is_tradable) return null
  return refuse(
    codes.assetLocked,
    'Steam does not let the seller trade this item at the moment.',
    'Steam 暂时不允许卖家交易该饰品。',
    { ...extra, tradable_at: row.tradable_at === null ? null : seconds(new Date(row.tradable_at)) },
  )
}
