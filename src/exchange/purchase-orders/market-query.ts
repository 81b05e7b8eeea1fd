import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { purchase } from '#contract/market/goods.ts'
import { formatAmount } from '#lib/money.ts'
import { isGoods } from '../catalogue/goods-infos.ts'
import { highestFirst } from '../db/schema/columns.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import type { CallContext } from '../http/context.ts'
import { decodeCursor, encodeCursor } from '../http/cursor.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import { findPurchases, type FoundPurchase, showPurchases } from './purchase-views.ts'

const shownLevels = 100
/** The sort order of a page, as named in its cursor. */
const sortOrder = 'wanted'

/**
 * Returns the demand for a goods: units at each price, and the purchase orders behind them, highest price first, then
 * oldest first. A style also shows the purchase orders that take any style; the goods as a whole shows all of them.
 */
export async function readWanted(
  context: CallContext,
  { goods_id, style_id, cursor, page_size }: CallRequest<typeof purchase>,
): Promise<CallAnswer<typeof purchase> | Refusal> {
  const { db } = context
  if (!(await isGoods(db, { goodsId: goods_id, styleId: style_id }))) return refusals.notFound()
  const page = await pageOfOpen(context, { goodsId: goods_id, styleId: style_id, cursor, pageSize: page_size })
  if (!('found' in page)) return page
  const { price, quantity, filled, conditions } = purchaseOrders
  const levels = await db
    .select({
      price,
      quantity: sql<number>`sum(${quantity} - ${filled})`.mapWith(Number),
      conditional: sql<number>`coalesce(sum(${quantity} - ${filled}) filter (where ${conditions} <> '{}'), 0)`.mapWith(
        Number,
      ),
    })
    .from(purchaseOrders)
    .where(isOpen(goods_id, style_id))
    .groupBy(price)
    .orderBy(highestFirst(price))
    .limit(shownLevels)
  return {
    levels: levels.map((level) => ({
      price: formatAmount(level.price),
      quantity: level.quantity,
      conditional_quantity: level.conditional,
    })),
    items: await showPurchases(context, page.found),
    next_cursor: page.nextCursor,
  }
}

/** One page of a goods' open purchase orders, in the order a supplier wants them. */
export async function pageOfOpen(
  context: Pick<CallContext, 'db'>,
  {
    goodsId,
    styleId,
    cursor,
    pageSize,
  }: {
    goodsId: string
    styleId: number
    cursor: string | undefined
    pageSize: number
  },
): Promise<{ found: FoundPurchase[]; nextCursor: string | null } | Refusal> {
  const after = cursor === undefined ? null : decodeCursor(sortOrder, cursor)
  if (cursor !== undefined && !(after && isWholeNumber(after.key) && isWholeNumber(after.id)))
    return invalidRequest(['cursor'])
  const { price, id } = purchaseOrders
  const further = after
    ? sql`${price} <= ${BigInt(after.key!)} and (${price} < ${BigInt(after.key!)} or ${id} > ${BigInt(after.id)})`
    : undefined
  const found = await findPurchases(
    context,
    and(isOpen(goodsId, styleId), further),
    [highestFirst(price), asc(id)],
    pageSize + 1,
  )
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)?.purchase
  const nextCursor =
    last && found.length > pageSize
      ? encodeCursor(sortOrder, { key: last.price.toString(), id: last.id.toString() })
      : null
  return { found: shown, nextCursor }
}

const isWholeNumber = (text: string | null) => /^\d{1,18}$/.test(text ?? '')

export const isOpen = (goodsId: string, styleId: number): SQL | undefined =>
  and(
    eq(purchaseOrders.goodsId, goodsId),
    eq(purchaseOrders.state, 'active'),
    styleId === 0 ? undefined : inArray(purchaseOrders.styleId, [0, styleId]),
  )
