import { and, desc, like, sql, type SQL } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { suggest } from '#contract/market.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { CallContext } from '../http/context.ts'
import { goodsInfoOf, goodsInfosByIds } from './goods-infos.ts'
import { imageOf } from './image.ts'
import { isOnSale } from './market-filter.ts'
import { amountOrNull } from './market-standing.ts'
import { searchPatterns } from './search-text.ts'

const shown = 10

const isWhole = sql`${goodsMarkets.styleId} = 0`

/** Popular goods on sale whose name fits; where none of those is on sale, any goods. */
export async function suggestGoods(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { keyword }: CallRequest<typeof suggest>,
): Promise<CallAnswer<typeof suggest>> {
  const patterns = searchPatterns(keyword)
  if (patterns.length === 0) return { items: [] }
  const fits = patterns.map((pattern) => like(goodsMarkets.searchText, pattern))
  const find = (which: SQL) =>
    db
      .select({
        goodsId: goodsMarkets.goodsId,
        styleId: goodsMarkets.styleId,
        lowestPrice: goodsMarkets.lowestPrice,
      })
      .from(goodsMarkets)
      .where(and(which, ...fits))
      .orderBy(desc(goodsMarkets.popularity), goodsMarkets.goodsId)
      .limit(shown)
  const onSale = await find(isOnSale)
  // The whole catalogue costs four times as much to look through: only for what nobody sells now.
  const rows = onSale.length > 0 ? onSale : await find(isWhole)
  const infos = await goodsInfosByIds(db, rows, locale)
  return {
    items: rows.map((row) => ({
      goods_id: row.goodsId,
      name: goodsInfoOf(infos, row).name,
      image: imageOf(row.goodsId),
      lowest_price: amountOrNull(row.lowestPrice),
    })),
  }
}
