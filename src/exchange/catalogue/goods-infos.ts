import { inArray } from 'drizzle-orm'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import type { Queryable } from '../db/connection.ts'
import { goods, styles } from '../db/schema/catalogue.ts'
import type { Locale } from '../http/context.ts'
import type { CatalogueGoods } from './goods.ts'
import { catalogueIndex, local, named } from './goods-index.ts'
import { imageOf } from './image.ts'
import type { LocalName } from './vocabulary.ts'

export interface GoodsKey {
  goodsId: string
  /** 0: the goods as a whole. */
  styleId: number
}

export const keyOf = ({ goodsId, styleId }: GoodsKey) => `${goodsId}:${styleId}`

/**
 * Returns what the market shows of these goods and styles in the requested language, keyed for `goodsInfoOf`. The
 * in-memory catalogue answers; the database is queried only for goods that it has dropped, and unknown goods are
 * absent. A style that the goods doesn't have gets the goods' own info.
 */
export async function goodsInfosByIds(
  db: Queryable,
  ids: readonly GoodsKey[],
  locale: Locale,
): Promise<Map<string, GoodsInfo>> {
  const found = await findGoods(db, new Set(ids.map((id) => id.goodsId)))
  const infos = new Map<string, GoodsInfo>()
  for (const id of ids) {
    const key = keyOf(id)
    const facts = infos.has(key) ? undefined : found.get(id.goodsId)
    if (facts) infos.set(key, infoOf(facts, id.styleId, locale))
  }
  return infos
}

/** Picks one goods and style from the result of `goodsInfosByIds`; it must be among those requested, and exist. */
export function goodsInfoOf(infos: ReadonlyMap<string, GoodsInfo>, id: GoodsKey): GoodsInfo {
  const info = infos.get(keyOf(id))
  if (!info) throw new Error(`no goods ${id.goodsId}`)
  return info
}

/** Whether the goods exists, on sale or not, and has the style. */
export async function isGoods(db: Queryable, { goodsId, styleId }: GoodsKey): Promise<boolean> {
  const facts = (await findGoods(db, new Set([goodsId]))).get(goodsId)
  return facts !== undefined && (styleId === 0 || facts.styles.some((style) => style.style_id === styleId))
}

/** The facts behind infos and pictures; both the catalogue and the database have them. */
export type GoodsFacts = Omit<
  CatalogueGoods,
  'category' | 'quality' | 'rarity' | 'exterior' | 'styles' | FactsLeftOut
> & {
  category: string
  quality: string
  rarity: string
  exterior: string | null
  styles: readonly { style_id: number; name: LocalName }[]
}
type FactsLeftOut = 'def_index' | 'paint_index' | 'finish_key' | 'containers'

/** Returns facts by goods id; unknown ids are absent. */
export async function findGoods(db: Queryable, ids: ReadonlySet<string>): Promise<Map<string, GoodsFacts>> {
  const index = catalogueIndex().goods
  const found = new Map<string, GoodsFacts>()
  const dropped: string[] = []
  for (const id of ids) {
    const one = index.get(id)
    if (one) found.set(id, one)
    else dropped.push(id)
  }
  if (dropped.length > 0) for (const one of await readGoods(db, dropped)) found.set(one.goods_id, one)
  return found
}

async function readGoods(db: Queryable, ids: string[]): Promise<GoodsFacts[]> {
  const rows = await db.select().from(goods).where(inArray(goods.id, ids))
  if (rows.length === 0) return []
  const variants = await db.select().from(styles).where(inArray(styles.goodsId, ids)).orderBy(styles.styleId)
  return rows.map((row) => ({
    goods_id: row.id,
    market_hash_name: row.marketHashName,
    name: { en: row.nameEn, zh: row.nameZh },
    item_name: { en: row.itemNameEn, zh: row.itemNameZh },
    finish_name: row.finishNameEn === null ? null : { en: row.finishNameEn, zh: row.finishNameZh ?? row.finishNameEn },
    category: row.category,
    weapon: row.weapon,
    exterior: row.exterior,
    quality: row.quality,
    rarity: row.rarity,
    wear_min: row.wearMin,
    wear_max: row.wearMax,
    collection: row.collection,
    styles: variants
      .filter((style) => style.goodsId === row.id)
      .map((style) => ({ style_id: style.styleId, name: { en: style.nameEn, zh: style.nameZh } })),
  }))
}

function infoOf(facts: GoodsFacts, styleId: number, locale: Locale): GoodsInfo {
  const style = facts.styles.find((one) => one.style_id === styleId)
  return {
    goods_id: facts.goods_id,
    style: style?.style_id ?? 0,
    name: local(facts.name, locale),
    item_name: local(facts.item_name, locale),
    finish_name: facts.finish_name && local(facts.finish_name, locale),
    style_name: style ? local(style.name, locale) : null,
    market_hash_name: facts.market_hash_name,
    category: facts.category,
    weapon: facts.weapon,
    // The import only writes values of the contract's enumerations.
    exterior: facts.exterior as GoodsInfo['exterior'],
    quality: facts.quality as GoodsInfo['quality'],
    rarity: facts.rarity,
    wear_min: facts.wear_min,
    wear_max: facts.wear_max,
    collection: facts.collection === null ? null : named(catalogueIndex().collections, facts.collection, locale),
    image: imageOf(facts.goods_id, style?.style_id),
  }
}
