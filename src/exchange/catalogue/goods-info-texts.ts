import { LRUCache } from 'lru-cache'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import type { Queryable } from '../db/connection.ts'
import type { Locale } from '../http/context.ts'
import { encode, type Json } from '../http/encoded.ts'
import { catalogueIndex } from './goods-index.ts'
import { type GoodsKey, goodsInfosByIds } from './goods-infos.ts'

/** Enough for all goods in demand, a few megabytes. */
const cache = () => new LRUCache<string, Json<GoodsInfo>>({ max: 5_000 })
const known: Record<Locale, ReturnType<typeof cache>> = { en: cache(), 'zh-CN': cache() }

/**
 * Like `goodsInfosByIds`, but as encoded texts with their `keyOf`, without duplicates. Texts of the catalogue's goods
 * are cached, as they never change within a process.
 */
export async function goodsInfoTexts(
  db: Queryable,
  ids: readonly (GoodsKey & { key: string })[],
  locale: Locale,
): Promise<Json<GoodsInfo>[]> {
  const texts = new Map<string, Json<GoodsInfo> | null>()
  const missing: GoodsKey[] = []
  for (const id of ids) {
    if (texts.has(id.key)) continue
    const text = known[locale].get(id.key) ?? null
    texts.set(id.key, text)
    if (text === null) missing.push(id)
  }
  if (missing.length > 0) {
    const infos = await goodsInfosByIds(db, missing, locale)
    for (const [key, info] of infos) {
      const text = encode(info)
      texts.set(key, text)
      if (catalogueIndex().goods.has(info.goods_id)) known[locale].set(key, text)
    }
  }
  return [...texts.values()].filter((text) => text !== null)
}
