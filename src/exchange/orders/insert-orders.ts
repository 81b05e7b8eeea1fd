import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { statement } from '../db/statement.ts'
import { keptItem } from './kept-item.ts'
import { idsOf, withStep } from './order-history.ts'

/** An order of a listing, awaiting payment. Amounts in fen. */
export interface UnpaidOrder {
  listing: { id: bigint; assetId: bigint; goodsId: string; styleId: number; sellerId: bigint; price: bigint }
  fee: bigint
  sellerNet: bigint
  deliveryLimit: number
}

/** Inserts a buyer's orders and the first step of each into its history; the query is sent synchronously. */
export async function insertOrders(
  tx: Transaction,
  who: { buyerId: bigint; deadlineAt: Date; dueAt: Date | null },
  wanted: readonly UnpaidOrder[],
): Promise<bigint[]> {
  const written = insertAll(tx, {
    buyerId: who.buyerId,
    deadlineAt: who.deadlineAt.toISOString(),
    dueAt: who.dueAt?.toISOString() ?? null,
    listingIds: wanted.map(({ listing }) => listing.id),
    assetIds: wanted.map(({ listing }) => listing.assetId),
    goodsIds: wanted.map(({ listing }) => listing.goodsId),
    styleIds: wanted.map(({ listing }) => listing.styleId),
    sellerIds: wanted.map(({ listing }) => listing.sellerId),
    prices: wanted.map(({ listing }) => listing.price),
    fees: wanted.map(({ fee }) => fee),
    nets: wanted.map(({ sellerNet }) => sellerNet),
    deliveryLimits: wanted.map(({ deliveryLimit }) => deliveryLimit),
  })
  return idsOf(await written)
}

const insertAll = statement<
  {
    buyerId: bigint
    deadlineAt: string
    dueAt: string | null
    listingIds: bigint[]
    assetIds: bigint[]
    goodsIds: string[]
    styleIds: number[]
    sellerIds: bigint[]
    prices: bigint[]
    fees: bigint[]
    nets: bigint[]
    deliveryLimits: number[]
  },
  { id: string }
>((value) =>
  withStep(
    sql`(
      insert into orders (buyer_id, deadline_at, due_at, listing_id, asset_id, goods_id, style_id, seller_id, price, fee,
        seller_net, delivery_limit, platform_asset_id, item)
      select ${value.buyerId}::bigint, ${value.deadlineAt}::timestamptz, ${value.dueAt}::timestamptz, wanted.*,
        (select a.platform_asset_id from assets a where a.id = wanted.asset_id), ${keptItem(sql`wanted.asset_id`)}
      from unnest(${value.listingIds}::bigint[], ${value.assetIds}::bigint[], ${value.goodsIds}::text[],
        ${value.styleIds}::smallint[], ${value.sellerIds}::bigint[], ${value.prices}::bigint[], ${value.fees}::bigint[],
        ${value.nets}::bigint[], ${value.deliveryLimits}::smallint[])
        as wanted (listing_id, asset_id, goods_id, style_id, seller_id, price, fee, net, delivery_limit)
      returning id)`,
    { event: 'create', from: null, to: 'awaiting_payment', actor: 'buyer', reason: null },
  ),
)
