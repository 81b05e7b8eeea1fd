import { and, eq, like, sql, type SQL } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { suggest } from '#contract/market/on-sale.ts'
import type { Exterior } from '#lib/wear.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { imageOf } from '../catalogue/image.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import { correctKeyword } from '../catalogue/near-words.ts'
import { searchPatterns } from '../catalogue/search-text.ts'
import { CATEGORIES, EXTERIORS } from '../catalogue/vocabulary.ts'
import type { Queryable } from '../db/connection.ts'
import { highestFirst } from '../db/schema/columns.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { CallContext } from '../http/context.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { isOnSale } from './market-filter.ts'

const shown = 10

const isWhole = sql`${goodsMarkets.styleId} = 0`

/**
 * Popular goods on sale whose name matches; if none is on sale, any matching goods. If no name matches, what was
 * probably meant: with typos corrected, or in the exteriors that exist.
 */
export async function suggestGoods(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { keyword, category }: CallRequest<typeof suggest>,
): Promise<CallAnswer<typeof suggest> | Refusal> {
  if (category !== undefined && !Object.hasOwn(CATEGORIES, category)) return invalidRequest(['category'])
  const named = await findNamed(db, keyword, category)
  const meant = named.length > 0 ? null : await findMeant(db, keyword, category)
  const rows = meant?.rows ?? named
  const infos = await goodsInfosByIds(db, rows, locale)
  return {
    items: rows.map((row) => ({
      goods_id: row.goodsId,
      name: goodsInfoOf(infos, row).name,
      image: imageOf(row.goodsId),
      lowest_price: amountOrNull(row.lowestPrice),
    })),
    corrected_keyword: meant?.keyword ?? null,
    exteriors: meant?.exteriors ?? null,
  }
}

type Named = Awaited<ReturnType<typeof findNamed>>

async function findNamed(db: Queryable, keyword: string, category: string | undefined) {
  const patterns = searchPatterns(keyword)
  if (patterns.length === 0) return []
  const find = (which: SQL) =>
    db
      .select({
        goodsId: goodsMarkets.goodsId,
        styleId: goodsMarkets.styleId,
        lowestPrice: goodsMarkets.lowestPrice,
      })
      .from(goodsMarkets)
      .where(and(which, category ? eq(goodsMarkets.category, category) : undefined, ...fits(patterns)))
      .orderBy(highestFirst(goodsMarkets.popularity), goodsMarkets.goodsId)
      .limit(shown)
  const onSale = await find(isOnSale)
  // Scanning the whole catalogue costs four times as much, so only if no match is on sale.
  return onSale.length > 0 ? onSale : find(isWhole)
}

const fits = (patterns: string[]) => patterns.map((pattern) => like(goodsMarkets.searchText, pattern))

interface Meant {
  keyword: string
  rows: Named
  exteriors: Exterior[] | null
}

/** What a keyword without matches probably means; null if that cannot be guessed. */
async function findMeant(db: Queryable, keyword: string, category: string | undefined): Promise<Meant | null> {
  const corrected = correctKeyword(keyword)
  for (const likely of [corrected, keyword].filter((one) => one !== null)) {
    const rows = likely === keyword ? [] : await findNamed(db, likely, category)
    if (rows.length > 0) return { keyword: likely, rows, exteriors: null }
    const rest = withoutExterior(likely)
    const others = rest === null ? [] : await findNamed(db, rest, category)
    if (rest && others.length > 0) return { keyword: rest, rows: others, exteriors: await exteriorsOf(db, rest) }
  }
  return null
}

/** The keyword without its exterior abbreviation; null if it has none, or consists of nothing else. */
function withoutExterior(keyword: string): string | null {
  const words = keyword.split(/\s+/)
  const rest = words.filter((word) => !Object.hasOwn(EXTERIORS, word.toLowerCase()))
  return rest.length > 0 && rest.length < words.length ? rest.join(' ') : null
}

async function exteriorsOf(db: Queryable, keyword: string): Promise<Exterior[] | null> {
  const rows = await db
    .selectDistinct({ exterior: goodsMarkets.exterior })
    .from(goodsMarkets)
    .where(and(isWhole, ...fits(searchPatterns(keyword))))
  const found = (Object.keys(EXTERIORS) as Exterior[]).filter((one) => rows.some(({ exterior }) => exterior === one))
  return found.length > 0 ? found : null
}
