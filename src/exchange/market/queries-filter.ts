import { eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { filter } from '#contract/market/on-sale.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { readCatalogue } from '../catalogue/catalogue.ts'
import { local } from '../catalogue/goods-index.ts'
import { findGoods } from '../catalogue/goods-infos.ts'
import { CATEGORIES, EXTERIORS, type LocalName, QUALITIES, RARITIES, STYLES } from '../catalogue/vocabulary.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { CallContext, Locale } from '../http/context.ts'
import { encode, Encoded, type Json } from '../http/encoded.ts'
import { type Refusal, refusals } from '../refusal.ts'

/**
 * The counts tell people where there is something to find; every visit of the market asks for them, and some seconds of
 * age change no decision. They sum up the rows of goods, which every change of a listing keeps true in its own
 * transaction: what this costs grows with the catalogue and not with the listings.
 */
const marketsOf = cachePerDatabase<Json<Answer>>({ ttlMs: 5_000, staleMs: 5_000, max: 2 })

/** Of one goods they are as old as its totals may be. Null: there is no such goods. */
const goodsOf = cachePerDatabase<Json<Answer> | null>({ ttlMs: 1_000, staleMs: 1_000, max: 200 })

interface Counts {
  goodsTotal: number
  /** Goods on sale by `dimension:key`. */
  goods: ReadonlyMap<string, number>
  /** Their listings by `dimension:key`. */
  listings: ReadonlyMap<string, number>
}

type Answer = CallAnswer<typeof filter>

/** Every filter of the market, or of one goods, with all its options in the catalogue's order, and how much each finds. */
export async function readMarketFilter(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { goods_id }: CallRequest<typeof filter>,
): Promise<Encoded<Answer> | Refusal> {
  const json =
    goods_id === undefined
      ? await marketsOf(db).get(locale, async () => encode(answerOf(await countFacets(db), locale, null)))
      : await goodsOf(db).get(`${locale} ${goods_id}`, async () => {
          const counts = await countGoods(db, goods_id)
          return counts && encode(answerOf(counts, locale, await wearOf(db, goods_id)))
        })
  return json === null ? refusals.notFound() : new Encoded(json)
}

function answerOf(counts: Counts, locale: Locale, wear: Answer['listings']['wear']): Answer {
  const count = (dimension: string, key: string) => counts.goods.get(`${dimension}:${key}`) ?? 0
  const { weapons } = readCatalogue()
  return {
    goods_total: counts.goodsTotal,
    categories: options(CATEGORIES, 'category', locale, count).map((category) => ({
      ...category,
      weapons: weapons
        .filter((weapon) => weapon.category === category.key)
        .map(({ slug, name }) => ({ key: slug, name: local(name, locale), count: count('weapon', slug) })),
    })),
    exteriors: options(EXTERIORS, 'exterior', locale, count),
    qualities: options(QUALITIES, 'quality', locale, count),
    rarities: options(RARITIES, 'rarity', locale, count),
    listings: listingFacets(counts, locale, wear),
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

function listingFacets({ listings }: Counts, locale: Locale, wear: Answer['listings']['wear']): Answer['listings'] {
  const by = (dimension: string) =>
    Object.fromEntries(
      [...listings]
        .filter(([key, count]) => count > 0 && key.startsWith(`${dimension}:`))
        .map(([key, count]) => [key.slice(dimension.length + 1), count]),
    )
  const one = (key: string) => listings.get(`all:${key}`) ?? 0
  return {
    total: one('total'),
    categories: by('category'),
    weapons: by('weapon'),
    exteriors: by('exterior'),
    qualities: by('quality'),
    rarities: by('rarity'),
    styles: [...STYLES].flatMap(([style_id, name]) => {
      const count = listings.get(`style:${style_id}`) ?? 0
      return count > 0 ? [{ style_id, name: local(name, locale), count }] : []
    }),
    with_stickers: one('stickered'),
    with_charm: one('charmed'),
    with_name_tag: one('named'),
    bargainable: one('bargainable'),
    wear,
  }
}

async function wearOf(db: Queryable, goodsId: string): Promise<Answer['listings']['wear']> {
  const goods = (await findGoods(db, new Set([goodsId]))).get(goodsId)
  return goods && goods.wear_min !== null && goods.wear_max !== null
    ? { min: goods.wear_min, max: goods.wear_max }
    : null
}

async function countFacets(db: Queryable): Promise<Counts> {
  const rows = await rowsOf<{ dimension: string; key: string | null; goods: string; listings: string }>(
    db,
    sql`
      select
        case when grouping(category) = 0 then 'category' when grouping(weapon) = 0 then 'weapon'
          when grouping(exterior) = 0 then 'exterior' when grouping(quality) = 0 then 'quality' else 'rarity' end as dimension,
        coalesce(category, weapon, exterior, quality, rarity) as key, count(*)::text as goods, sum(on_sale_count)::text as listings
      from goods_markets
      where style_id = 0 and on_sale_count > 0
      group by grouping sets ((category), (weapon), (exterior), (quality), (rarity))
      union all
      select 'style', style_id::text, '0', sum(on_sale_count)::text
      from goods_markets where style_id > 0 and on_sale_count > 0 group by style_id
      union all
      select 'all', part.key, '0', part.count::text
      from (
        select sum(on_sale_count) as total, sum(stickered_count) as stickered, sum(charmed_count) as charmed,
          sum(named_count) as named, sum(bargainable_count) as bargainable
        from goods_markets where style_id = 0 and on_sale_count > 0
      ) as summed
      cross join lateral (values ('total', total), ('stickered', stickered), ('charmed', charmed), ('named', named),
        ('bargainable', bargainable)) as part(key, count)
      union all
      select 'goods', 'known', count(*)::text, '0' from goods_markets where style_id = 0`,
  )
  const collect = (which: 'goods' | 'listings') =>
    new Map(rows.flatMap((row) => (row.key === null ? [] : [[`${row.dimension}:${row.key}`, Number(row[which] ?? 0)]])))
  const goods = collect('goods')
  return { goodsTotal: goods.get('goods:known') ?? 0, goods, listings: collect('listings') }
}

/** The same of one goods, from its own rows. */
async function countGoods(db: Queryable, goodsId: string): Promise<Counts | null> {
  const rows = await db.select().from(goodsMarkets).where(eq(goodsMarkets.goodsId, goodsId))
  const whole = rows.find((row) => row.styleId === 0)
  if (!whole) return null
  const { onSaleCount, category, weapon, exterior, quality, rarity } = whole
  const own = Object.entries({ category, weapon, exterior, quality, rarity }).flatMap(([dimension, key]) =>
    key === null ? [] : [`${dimension}:${key}`],
  )
  return {
    goodsTotal: 1,
    goods: new Map(own.map((key) => [key, onSaleCount > 0 ? 1 : 0])),
    listings: new Map([
      ...own.map((key) => [key, onSaleCount] as const),
      ...rows.filter((row) => row.styleId > 0).map((row) => [`style:${row.styleId}`, row.onSaleCount] as const),
      ['all:total', onSaleCount],
      ['all:stickered', whole.stickeredCount],
      ['all:charmed', whole.charmedCount],
      ['all:named', whole.namedCount],
      ['all:bargainable', whole.bargainableCount],
    ]),
  }
}
