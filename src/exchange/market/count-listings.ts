import { and, sql } from 'drizzle-orm'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import type { Queryable } from '../db/connection.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import { runShaped, type Shape } from '../db/statement.ts'
import { type Counts, countFacets } from './count-facets.ts'
import { columnsOf, type StyleOnSale } from './goods-on-sale.ts'
import { type ListingSearch, matcherOf, placeOf } from './match-listings.ts'
import { figures } from './running-sums.ts'

/** How much is counted. */
interface Most {
  /** Listings; reading as many takes milliseconds. */
  listings: number
  /**
   * What finding them costs, in the planner's units and by its estimate: where no index leads to them, it would read most
   * of the market. With PostgreSQL's own settings, this cost takes some ten milliseconds.
   */
  cost: number
  /** Goods that a keyword or collections lead to: planning with more takes longer than the rest. */
  goods: number
}

const most: Most = { listings: 5_000, cost: 10_000, goods: 500 }

/**
 * Counts what each option finds among single listings, given the other filters, price included: the listings that match
 * everything else are read and counted by their goods.
 *
 * @returns null if they are too many, or too costly to find
 */
export async function countListings(db: Queryable, search: ListingSearch, within = most): Promise<Counts | null> {
  const { categories, weapons, exteriors, qualities, rarities, style_ids, ...rest } = search
  const rows = await readFew(db, rest, style_ids !== undefined, within)
  if (!rows) return null
  const isShown = ({ style }: CountedRow) => style_ids?.includes(style) ?? true
  const found = [...Map.groupBy(rows, ({ goods }) => goods)]
  const sumOf = (own: readonly CountedRow[], figure: Figure) =>
    own.filter(isShown).reduce((sum, row) => sum + row[figure], 0)
  const columns = columnsOf(
    found.map(([id]) => catalogueIndex().goods.get(id)),
    found.map(() => 0),
    figures.map((figure) =>
      found.map(([, own]) => (figure === 'goods' ? Number(own.some(isShown)) : sumOf(own, figure))),
    ),
    found.flatMap(([, own], place) =>
      own.flatMap(({ style, total }): StyleOnSale[] => (style > 0 ? [[place, style, total]] : [])),
    ),
  )
  const counts = countFacets(columns, { categories, weapons, exteriors, qualities, rarities })
  // One that is chosen stays among the options whatever it finds.
  const chosen = style_ids?.map((style) => [`style:${style}`, 0] as const) ?? []
  return { ...counts, listings: new Map([...chosen, ...counts.listings]) }
}

type Figure = Exclude<(typeof figures)[number], 'goods'>

/** The listings of one style of a goods. */
interface CountedRow extends Record<Figure, number> {
  goods: string
  style: number
}

/** Reads the matching listings, counted by goods and style; null if they are too many, or too costly to find. */
async function readFew(
  db: Queryable,
  search: ListingSearch,
  isStyled: boolean,
  { listings: maxListings, cost: maxCost, goods: maxGoods }: Most,
): Promise<CountedRow[] | null> {
  const place = await placeOf(db, search)
  if (place.goodsIds && place.goodsIds.length > maxGoods) return null
  const { key, values, condition } = matcherOf(search, place, 'price_asc')
  const few = () => sql`
    select goods_id, style_id, sticker_count, has_charm, has_name_tag, is_bargainable from listings
    where ${and(
      onMarket,
      place.scopes ? sql`${listings.goodsId} = any(${sql.placeholder('scope')}::text[])` : undefined,
      isStyled ? sql`${listings.styleId} > 0` : undefined,
      condition(),
    )}
    limit ${sql.raw(String(maxListings + 1))}`
  const shapeOf = (purpose: string, build: Shape['build']): Shape => ({
    key: JSON.stringify(['count', purpose, key, place.scopes !== null, isStyled, maxListings]),
    usesGenericPlan: false,
    build,
  })
  const given = { ...values, scope: place.scopes?.[0]?.values }
  const [plan] = await runShaped<Plan>(
    db,
    shapeOf('cost', () => sql`explain (format json) ${few()}`),
    given,
  )
  const expected = plan!['QUERY PLAN'][0].Plan
  if (expected['Total Cost'] > maxCost || expected['Plan Rows'] > maxListings) return null
  const counted = shapeOf(
    'listings',
    () => sql`
      select goods_id as goods, style_id as style, count(*)::int as total,
        (count(*) filter (where sticker_count > 0))::int as stickered,
        (count(*) filter (where has_charm))::int as charmed, (count(*) filter (where has_name_tag))::int as named,
        (count(*) filter (where is_bargainable))::int as bargainable
      from (${few()}) as few group by goods_id, style_id`,
  )
  const rows = await runShaped<CountedRow>(db, counted, given)
  return rows.reduce((sum, { total }) => sum + total, 0) > maxListings ? null : rows
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Total Cost': number; 'Plan Rows': number } }]
}
