import { eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { filter } from '#contract/market/on-sale.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { readCatalogue } from '../catalogue/catalogue.ts'
import { local } from '../catalogue/goods-index.ts'
import { findGoods } from '../catalogue/goods-infos.ts'
import { CATEGORIES, EXTERIORS, type LocalName, QUALITIES, RARITIES, STYLES } from '../catalogue/vocabulary.ts'
import type { Queryable } from '../db/connection.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { CallContext, Locale } from '../http/context.ts'
import { encode, Encoded, type Json } from '../http/encoded.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import { type Counts, countFacets } from './count-facets.ts'
import { countListings } from './count-listings.ts'
import { goodsOnSale } from './goods-on-sale.ts'
import { goodsIdsByKeyword } from './keyword-goods.ts'
import { itemFilters } from './listing-filter.ts'
import { checkFilter } from './market-filter.ts'
import { checkListingSearch, type ListingSearch } from './match-listings.ts'

/** Every visit to the market requests the counts, and a few seconds of staleness change no decision. */
const marketsOf = cachePerDatabase<Json<Answer>>({ ttlMs: 1_000, staleMs: 1_000, max: 500 })

/** For one goods, as stale as its totals may be. Null if there is no such goods. */
const goodsOf = cachePerDatabase<Json<Answer> | null>({ ttlMs: 1_000, staleMs: 1_000, max: 200 })

type Answer = CallAnswer<typeof filter>

interface MarketCounts extends Counts {
  goodsTotal: number
  /** Whether the counts follow the filters on single items. */
  isCounted: boolean
}

type Wish = Omit<CallRequest<typeof filter>, 'goods_id'>

/** Every filter of the market, or of one goods, with all its options in catalogue order and how much each finds. */
export async function readMarketFilter(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { goods_id, ...wish }: CallRequest<typeof filter>,
): Promise<Encoded<Answer> | Refusal> {
  // What the list refuses can't be counted.
  const refusal = isAboutItems(wish, wish.level) ? checkListingSearch(wish) : checkFilter(wish)
  if (refusal) return refusal
  // Within one goods there are no others to filter out.
  if (goods_id !== undefined && Object.values(wish).some((part) => part !== undefined))
    return invalidRequest(['goods_id'])
  const json =
    goods_id === undefined
      ? await marketsOf(db).get(`${locale} ${JSON.stringify(wish)}`, async () =>
          encode(answerOf(await countMarket(db, wish), locale, null)),
        )
      : await goodsOf(db).get(`${locale} ${goods_id}`, async () => {
          const counts = await countGoods(db, goods_id)
          return counts && encode(answerOf(counts, locale, await wearOf(db, goods_id)))
        })
  return json === null ? refusals.notFound() : new Encoded(json)
}

/** What each option finds, given the other filters. */
async function countMarket(db: Queryable, { level, ...wish }: Wish): Promise<MarketCounts> {
  const { goodsTotal, goods } = await goodsOnSale(db)
  const isNarrower = isAboutItems(wish, level)
  const counted = isNarrower ? await countListings(db, wish) : null
  if (counted) return { goodsTotal, isCounted: true, ...counted }
  const { keyword, price_min, price_max, ...facets } = wish
  const named = keyword ? await goodsIdsByKeyword(db, keyword) : undefined
  const prices = isNarrower ? {} : { price_min, price_max }
  return {
    goodsTotal,
    isCounted: !isNarrower,
    ...countFacets(goods, { ...facets, ...prices, named: named && new Set(named) }),
  }
}

/** Whether listings of one goods may match while others don't: otherwise the goods' own counts are enough. */
const isAboutItems = (wish: ListingSearch, level: Wish['level']): boolean =>
  itemFilters.some((key) => wish[key] !== undefined) ||
  (level === 'listings' && (wish.price_min !== undefined || wish.price_max !== undefined))

function answerOf(counts: MarketCounts, locale: Locale, wear: Answer['listings']['wear']): Answer {
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

function listingFacets(
  { listings, isCounted }: MarketCounts,
  locale: Locale,
  wear: Answer['listings']['wear'],
): Answer['listings'] {
  const by = (dimension: string) =>
    Object.fromEntries(
      [...listings]
        .filter(([key, count]) => count > 0 && key.startsWith(`${dimension}:`))
        .map(([key, count]) => [key.slice(dimension.length + 1), count]),
    )
  const one = (key: string) => listings.get(`all:${key}`) ?? 0
  return {
    is_counted: isCounted,
    total: one('total'),
    categories: by('category'),
    weapons: by('weapon'),
    exteriors: by('exterior'),
    qualities: by('quality'),
    rarities: by('rarity'),
    styles: [...STYLES].flatMap(([style_id, name]) => {
      const count = listings.get(`style:${style_id}`)
      return count === undefined ? [] : [{ style_id, name: local(name, locale), count }]
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

/** The same for one goods, from its own rows. */
async function countGoods(db: Queryable, goodsId: string): Promise<MarketCounts | null> {
  const rows = await db.select().from(goodsMarkets).where(eq(goodsMarkets.goodsId, goodsId))
  const whole = rows.find((row) => row.styleId === 0)
  if (!whole) return null
  const { onSaleCount, category, weapon, exterior, quality, rarity } = whole
  const own = Object.entries({ category, weapon, exterior, quality, rarity }).flatMap(([dimension, key]) =>
    key === null ? [] : [`${dimension}:${key}`],
  )
  return {
    goodsTotal: 1,
    isCounted: true,
    goods: new Map(own.map((key) => [key, onSaleCount > 0 ? 1 : 0])),
    listings: new Map([
      ...own.map((key) => [key, onSaleCount] as const),
      ...rows
        .filter((row) => row.styleId > 0 && row.onSaleCount > 0)
        .map((row) => [`style:${row.styleId}`, row.onSaleCount] as const),
      ['all:total', onSaleCount],
      ['all:stickered', whole.stickeredCount],
      ['all:charmed', whole.charmedCount],
      ['all:named', whole.namedCount],
      ['all:bargainable', whole.bargainableCount],
    ]),
  }
}
