import { and, eq, inArray } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { goodsByIds, hotMarkedList } from '#contract/market/home.ts'
import { goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { marketItem, standingColumns } from '../catalogue/market-standing.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { CallContext } from '../http/context.ts'
import { isOnSale } from './market-filter.ts'
import { orderBy } from './market-sort.ts'

const shown = 12

/** The first goods on sale in an order: the most popular, or those with the newest listings. */
export async function listTopGoods(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  sort: 'popular' | 'newest',
): Promise<CallAnswer<typeof hotMarkedList>> {
  const rows = await db.select(standingColumns).from(goodsMarkets).where(isOnSale).orderBy(orderBy(sort)).limit(shown)
  const infos = await goodsInfosByIds(db, rows, locale)
  return { items: rows.map(marketItem), goods_infos: [...infos.values()] }
}

/** Goods by id, in the given order, on sale or not. */
export async function listGoodsByIds(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { goods_ids }: CallRequest<typeof goodsByIds>,
): Promise<CallAnswer<typeof goodsByIds>> {
  const rows = await db
    .select(standingColumns)
    .from(goodsMarkets)
    .where(and(inArray(goodsMarkets.goodsId, goods_ids), eq(goodsMarkets.styleId, 0)))
  const infos = await goodsInfosByIds(db, rows, locale)
  const inOrder = rows.toSorted((one, other) => goods_ids.indexOf(one.goodsId) - goods_ids.indexOf(other.goodsId))
  return { items: inOrder.map(marketItem), goods_infos: [...infos.values()] }
}
