import { sql } from 'drizzle-orm'
import { continueIdentity } from '#exchange/db/bulk-insert.ts'
import type { Transaction } from '#exchange/db/connection.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import type { DemoListing } from './market-listings.ts'

const listingsAtOnce = 10_000

/**
 * Lists the items with the ids 1, 2, 3 … as in the demo's listings, each under its item's id. The columns copied from
 * items are filled from `listing_facts` in bulk, where the trigger would look them up row by row.
 */
export async function seedListings(tx: Transaction, offered: readonly DemoListing[]): Promise<void> {
  await tx.execute(sql`alter table listings disable trigger listings_copy_facts, disable trigger listings_measure_new`)
  for (let start = 0; start < offered.length; start += listingsAtOnce) {
    const batch = offered.slice(start, start + listingsAtOnce)
    const ids = sql.param(batch.map((_, index) => start + index + 1))
    const prices = sql.param(batch.map(({ price_fen }) => price_fen))
    const times = sql.param(batch.map(({ listed_at }) => listed_at))
    await tx.execute(sql`
      insert into listings (id, asset_id, seller_id, goods_id, style_id, price, wear, paint_seed,
        allows_bargain, is_bargainable, listed_at, refreshed_at, category, weapon, exterior, quality, rarity,
        sticker_count, sticker_tags, charm_goods_id, has_charm, has_name_tag, fade, sticker_wear, discount)
      overriding system value
      select asset.id, asset.id, asset.owner_id, asset.goods_id, asset.style_id, offer.price, asset.wear, asset.paint_seed,
        takes_less, takes_less, at, at, category, weapon, exterior, quality, rarity,
        sticker_count, sticker_tags, charm_goods_id, has_charm, has_name_tag, fade, sticker_wear,
        (select discount_of(offer.price, reference_price, reference_sales) from goods_markets as market
          where market.goods_id = asset.goods_id and market.style_id = asset.style_id)
      from unnest(${ids}::bigint[], ${prices}::bigint[], ${times}::bigint[]) as offer(id, price, listed_at)
      join assets as asset on asset.id = offer.id
      join listing_facts as facts on facts.asset_id = asset.id
      -- One in six wants the price and nothing less.
      cross join lateral (select to_timestamp(offer.listed_at) as at, offer.id % 6 <> 0 as takes_less) as terms`)
  }
  await tx.execute(sql`alter table listings enable trigger listings_copy_facts, enable trigger listings_measure_new`)
  await continueIdentity(tx, listings, 'id')
}
