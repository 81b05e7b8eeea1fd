import type { CallAnswer } from '#contract/call.ts'
import type { hotMarkedList } from '#contract/market/home.ts'
import { goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { marketItem, standingColumns } from '../catalogue/market-standing.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { CallContext } from '../http/context.ts'
import { isOnSale } from './market-filter.ts'
import { orderBy } from './market-sort.ts'

const shown = 12

/** The first goods on sale in an order: the popular ones, or those with the newest listings. */
export async function listTopGoods(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  sort: 'popular' | 'newest',
): Promise<CallAnswer<typeof hotMarkedList>> {
  const rows = await db.select(standingColumns).from(goodsMarkets).where(isOnSale).orderBy(orderBy(sort)).limit(shown)
  const infos = await goodsInfosByIds(db, rows, locale)
  return { items: rows.map(marketItem), goods_infos: [...infos.values()] }
}
