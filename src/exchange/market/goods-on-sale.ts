import { setImmediate } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { mapInTurns } from '#lib/map-in-turns.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import type { CatalogueGoods } from '../catalogue/goods.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { groupOf } from './filter-options.ts'
import { figures, runningSums, type RunningSums } from './running-sums.ts'

/** The goods that have something on sale in columns, each goods at its place, the cheapest first. */
export interface GoodsOnSale {
  /** Undefined where the catalogue has dropped it. */
  goods: readonly (CatalogueGoods | undefined)[]
  /** The group of each goods by its options; see `groupOf`. */
  groups: Uint16Array
  /** Fen, ascending. */
  lowestPrices: Float64Array
  /** As many for each goods as there are figures; none of what the catalogue has dropped. */
  counts: Float64Array
  sums: RunningSums
  /** Listings of the styles of goods. */
  styles: readonly StyleOnSale[]
}

export type StyleOnSale = readonly [place: number, styleId: number, listings: number]

export interface MarketOnSale {
  /** Goods that have a market, with or without listings. */
  goodsTotal: number
  goods: GoodsOnSale
}

/** Takes the goods in the order of their lowest prices, and each figure of theirs in the same order. */
export function columnsOf(
  goods: readonly (CatalogueGoods | undefined)[],
  lowestPrices: readonly number[],
  listed: readonly (readonly number[])[],
  styles: readonly StyleOnSale[],
): GoodsOnSale {
  const groups = new Uint16Array(goods.length)
  const counts = new Float64Array(goods.length * figures.length)
  for (const [place, one] of goods.entries()) {
    if (!one) continue
    groups[place] = groupOf(one)
    for (const [figure, ofGoods] of listed.entries()) counts[place * figures.length + figure] = ofGoods[place]!
  }
  const sums = runningSums({ groups, counts })
  return { goods, groups, lowestPrices: new Float64Array(lowestPrices), counts, sums, styles }
}

const marketOf = cachePerDatabase<MarketOnSale>({ ttlMs: 5_000, staleMs: 5_000, max: 1 })

/**
 * All goods on sale, at most ten seconds old: counts for any filter are computed from this, not in the database. Goods
 * dropped from the catalogue are left out.
 */
export const goodsOnSale = (db: Queryable): Promise<MarketOnSale> => marketOf(db).get('', () => readMarket(db))

/**
 * Read as texts, numbers as JSON: all other requests wait while rows are parsed, and 26,000 would take a hundred
 * milliseconds. What remains takes twenty, so others get their turn between the steps.
 */
async function readMarket(db: Queryable): Promise<MarketOnSale> {
  const [row] = await rowsOf<Record<'known' | 'ids' | 'prices' | 'styles' | (typeof figures)[number], string>>(
    db,
    sql`
      select count(*) filter (where style_id = 0)::text as known,
        coalesce(string_agg(goods_id, ',' ${cheapestFirst}) filter (where ${hasOwn}), '') as ids,
        ${jsonOf(sql`lowest_price`)} as prices,
        ${jsonOf(sql`1`)} as goods,
        ${jsonOf(sql`on_sale_count`)} as total,
        ${jsonOf(sql`stickered_count`)} as stickered,
        ${jsonOf(sql`charmed_count`)} as charmed,
        ${jsonOf(sql`named_count`)} as named,
        ${jsonOf(sql`bargainable_count`)} as bargainable,
        coalesce(string_agg(concat_ws(' ', goods_id, style_id, on_sale_count), ',')
          filter (where style_id > 0 and on_sale_count > 0), '') as styles
      from goods_markets`,
  )
  const { known, ids, prices, styles, ...listed } = row!
  const places = partsOf(ids)
  const { goods } = catalogueIndex()
  const goodsInPlace = await mapInTurns(places, (id) => goods.get(id))
  const [pricesInPlace, ...listedInPlace] = await mapInTurns(
    [prices, ...figures.map((figure) => listed[figure])],
    (json) => JSON.parse(json) as number[],
    1,
  )
  const stylesById = Map.groupBy(
    partsOf(styles).map((part) => part.split(' ')),
    ([id]) => id,
  )
  const stylesInPlace = await mapInTurns(places, (id, place) =>
    (stylesById.get(id) ?? []).map(([, style, count]): StyleOnSale => [place, Number(style), Number(count)]),
  )
  await setImmediate()
  const onSale = columnsOf(goodsInPlace, pricesInPlace!, listedInPlace, stylesInPlace.flat())
  return { goodsTotal: Number(known), goods: onSale }
}

/** The same order everywhere, which the database then sorts by once. */
const cheapestFirst = sql`order by lowest_price, goods_id`

const hasOwn = sql`style_id = 0 and on_sale_count > 0`

/** A number of each goods on sale, in that order. */
const jsonOf = (number: SQL) =>
  sql`concat('[', string_agg(${number}::text, ',' ${cheapestFirst}) filter (where ${hasOwn}), ']')`

const partsOf = (text: string) => (text ? text.split(',') : [])
