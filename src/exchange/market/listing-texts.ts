import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listingItem } from '#contract/market/listing-fields.ts'
import { BatchCache } from '../caches/batch-cache.ts'
import { assetInfos } from '../catalogue/asset-infos.ts'
import { type GoodsKey, keyOf } from '../catalogue/goods-infos.ts'
import type { Queryable } from '../db/connection.ts'
import { memoizePerDatabase } from '../db/memoize-per-database.ts'
import type { AssetCharm, AssetSticker } from '../db/schema/assets.ts'
import { statement } from '../db/statement.ts'
import type { Locale } from '../http/context.ts'
import { encode, type Json } from '../http/encoded.ts'

export type ListingItem = z.input<typeof listingItem>

/** What stays constant while a listing is on the market. */
export interface ListingText extends GoodsKey {
  /** The `keyOf` of its goods. */
  key: string
  sellerId: string
  text: Json<Omit<ListingItem, 'price' | 'is_bargainable' | 'seller'>>
}

/** An item changes only when its owner's inventory is re-read, so lists may show it a minute late. */
const cachesOf = memoizePerDatabase(() => {
  const cache = () => new BatchCache<ListingText>({ ttlMs: 30_000, staleMs: 30_000, max: 4_000 })
  return { en: cache(), 'zh-CN': cache() }
})

const readListings = statement<{ ids: string[] }, Row>(
  ({ ids }) => sql`
    select listings.id::text as id, seller_id::text as seller_id, listings.goods_id, listings.style_id,
      floor(extract(epoch from listed_at))::float8 as listed_at, assets.id::text as asset_id, assets.wear,
      assets.paint_seed, stickers, charm, name_tag, inspect_url
    from listings
    join assets on assets.id = listings.asset_id
    where listings.id = any(${ids}::bigint[])`,
)

interface Row {
  id: string
  seller_id: string
  goods_id: string
  style_id: number
  listed_at: number
  asset_id: string
  wear: number | null
  paint_seed: number | null
  stickers: AssetSticker[]
  charm: AssetCharm | null
  name_tag: string | null
  inspect_url: string | null
}

/** Texts in the order of the listing ids, their items at most a minute old. Undefined if there is no such listing. */
export function listingTexts(
  db: Queryable,
  ids: readonly string[],
  locale: Locale,
): Promise<(ListingText | undefined)[]> {
  return cachesOf(db)[locale].get(ids, async (missing) => {
    const rows = await readListings(db, { ids: missing })
    const assets = await assetInfos(db, rows.map(assetOf), locale)
    return new Map(
      rows.map(({ id, seller_id, goods_id, style_id, listed_at, asset_id }) => {
        const asset = assets.get(BigInt(asset_id))!
        const text = encode({ listing_id: id, goods_id, style_id, listed_at, asset })
        const key = { goodsId: goods_id, styleId: style_id }
        return [id, { ...key, key: keyOf(key), sellerId: seller_id, text }]
      }),
    )
  })
}

const assetOf = ({ asset_id, goods_id, wear, paint_seed, stickers, charm, name_tag, inspect_url }: Row) => ({
  id: BigInt(asset_id),
  goodsId: goods_id,
  wear,
  paintSeed: paint_seed,
  stickers,
  charm,
  nameTag: name_tag,
  inspectUrl: inspect_url,
})
