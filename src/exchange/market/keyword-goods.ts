import { and, like, sql } from 'drizzle-orm'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import { searchPatterns } from '../catalogue/search-text.ts'
import type { Queryable } from '../db/connection.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'

/** Names change only with the catalogue, and paging repeats keywords: stale entries are served while they renew. */
const idsOf = cachePerDatabase<string[]>({ ttlMs: 60_000, staleMs: 600_000, max: 200 })

/** The goods that match a keyword, on sale or not; none for a keyword without a letter or digit. */
export function goodsIdsByKeyword(db: Queryable, keyword: string): Promise<string[]> {
  const patterns = searchPatterns(keyword)
  if (patterns.length === 0) return Promise.resolve([])
  return idsOf(db).get(patterns.join(' '), async () => {
    const rows = await db
      .select({ id: goodsMarkets.goodsId })
      .from(goodsMarkets)
      .where(
        and(sql`${goodsMarkets.styleId} = 0`, ...patterns.map((pattern) => like(goodsMarkets.searchText, pattern))),
      )
    // The catalogue's own strings: those of thousands of rows would be five times the list.
    return rows.map(({ id }) => catalogueIndex().goods.get(id)?.goods_id ?? id)
  })
}
