import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { billOrder } from '#contract/market/trades.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { describeAssets } from '../catalogue/asset-infos.ts'
import { goodsInfosByIds, isGoods } from '../catalogue/goods-infos.ts'
import { orderedItem } from '../catalogue/shown-item.ts'
import { assets } from '../db/schema/assets.ts'
import { orders, soldStates } from '../db/schema/orders.ts'
import type { CallContext } from '../http/context.ts'
import { decodeCursor, encodeCursor, momentOf } from '../http/cursor.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'

const sortName = 'sold'

/**
 * The sales of a goods (style 0: of all its styles) that were delivered and not reversed, newest first. The item is
 * shown only as far as it explains the price; its name tag and its traders stay private.
 */
export async function listSales(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { goods_id, style_id, cursor, page_size }: CallRequest<typeof billOrder>,
): Promise<CallAnswer<typeof billOrder> | Refusal> {
  if (!(await isGoods(db, { goodsId: goods_id, styleId: style_id }))) return refusals.notFound()
  const position = cursor === undefined ? undefined : decodeCursor(sortName, cursor)
  const moment = position ? momentOf(position.key) : null
  const isPosition = moment !== null && /^\d{1,18}$/.test(position!.id)
  if (position === null || (position && !isPosition)) return invalidRequest(['cursor'])
  const { deliveredAt, id } = orders
  const at = position && sql`${moment}::timestamptz`
  const rows = await db
    .select({ order: orders, asset: assets })
    .from(orders)
    .innerJoin(assets, eq(assets.id, orders.assetId))
    .where(
      and(
        eq(orders.goodsId, goods_id),
        isNotNull(deliveredAt),
        inArray(orders.state, soldStates),
        style_id === 0 ? undefined : eq(orders.styleId, style_id),
        position && sql`${deliveredAt} <= ${at} and (${deliveredAt} < ${at} or ${id} > ${position.id}::bigint)`,
      ),
    )
    .orderBy(sql`${deliveredAt} desc nulls last`, id)
    .limit(page_size + 1)
  const page = rows.slice(0, page_size)
  const last = rows.length > page_size ? page.at(-1)?.order : undefined
  const [items, infos] = await Promise.all([
    describeAssets(
      db,
      page.map(({ asset, order }) => orderedItem(asset, order, null)),
      locale,
    ),
    goodsInfosByIds(
      db,
      page.map((row) => row.order),
      locale,
    ),
  ])
  return {
    items: page.map(({ order }, index) => {
      const { wear, paint_seed, fade, stickers, charm } = items[index]!
      return {
        style_id: order.styleId,
        price: formatAmount(order.price),
        sold_at: seconds(order.deliveredAt!),
        kind: kindOf(order),
        wear,
        paint_seed,
        fade,
        stickers,
        charm,
      }
    }),
    next_cursor: last
      ? encodeCursor(sortName, { key: String(last.deliveredAt!.getTime()), id: last.id.toString() })
      : null,
    goods_infos: [...infos.values()],
  }
}

function kindOf({ purchaseOrderId, bargainId }: Pick<typeof orders.$inferSelect, 'purchaseOrderId' | 'bargainId'>) {
  if (purchaseOrderId !== null) return 'purchase_order'
  return bargainId === null ? 'listing' : 'bargain'
}
