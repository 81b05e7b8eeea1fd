import { sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { filter } from '#contract/market.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import type { CallContext, Locale } from '../http/context.ts'
import { readCatalogue } from './catalogue.ts'
import { local } from './goods-index.ts'
import { cachePerDatabase } from './short-cache.ts'
import { CATEGORIES, EXTERIORS, type LocalName, QUALITIES, RARITIES } from './vocabulary.ts'

/**
 * The counts tell people where there is something to find; every visit of the market asks for them, and a few seconds
 * of age change no decision.
 */
const countsOf = cachePerDatabase<Counts>({ ttlMs: 5_000, max: 1 })

interface Counts {
  goodsTotal: number
  /** Goods on sale by `dimension:key`. */
  onSale: ReadonlyMap<string, number>
}

/** Every filter of the market with all its options, in the catalogue's order, and how many goods on sale each has. */
export async function readMarketFilter({
  db,
  locale,
}: Pick<CallContext, 'db' | 'locale'>): Promise<CallAnswer<typeof filter>> {
  const { goodsTotal, onSale } = await countsOf(db).get('', () => countFacets(db))
  const count = (dimension: string, key: string) => onSale.get(`${dimension}:${key}`) ?? 0
  const { weapons } = readCatalogue()
  return {
    goods_total: goodsTotal,
    categories: options(CATEGORIES, 'category', locale, count).map((category) => ({
      ...category,
      weapons: weapons
        .filter((weapon) => weapon.category === category.key)
        .map(({ slug, name }) => ({ key: slug, name: local(name, locale), count: count('weapon', slug) })),
    })),
    exteriors: options(EXTERIORS, 'exterior', locale, count),
    qualities: options(QUALITIES, 'quality', locale, count),
    rarities: options(RARITIES, 'rarity', locale, count),
  }
}

function options<Key extends string>(
  words: Readonly<Record<Key, LocalName>>,
  dimension: string,
  locale: Locale,
  count: (dimension: string, key: string) => number,
) {
  return (Object.keys(words) as Key[]).map((key) => ({
    key,
    name: local(words[key], locale),
    count: count(dimension, key),
  }))
}

async function countFacets(db: Queryable): Promise<Counts> {
  const rows = await rowsOf<{ dimension: string; key: string | null; count: string }>(
    db,
    sql`
      select 'goods' as dimension, null as key, count(*)::text as count from goods_markets where style_id = 0
      union all
      select
        case when grouping(category) = 0 then 'category' when grouping(weapon) = 0 then 'weapon'
          when grouping(exterior) = 0 then 'exterior' when grouping(quality) = 0 then 'quality' else 'rarity' end,
        coalesce(category, weapon, exterior, quality, rarity), count(*)::text
      from goods_markets
      where style_id = 0 and on_sale_count > 0
      group by grouping sets ((category), (weapon), (exterior), (quality), (rarity))`,
  )
  return {
    goodsTotal: Number(rows.find((row) => row.dimension === 'goods')?.count ?? 0),
    onSale: new Map(rows.map((row) => [`${row.dimension}:${row.key}`, Number(row.count)])),
  }
}
