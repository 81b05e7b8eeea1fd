import { and, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { openPurchase } from '#contract/purchase-orders/fields.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { findGoods } from '../catalogue/goods-infos.ts'
import { local } from '../catalogue/goods-index.ts'
import { imageOf } from '../catalogue/image.ts'
import { users } from '../db/schema/accounts.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import type { CallContext } from '../http/context.ts'
import { type PurchaseOrderRow, unitsLeft } from './lock-purchase-orders.ts'
import { goodsNamedIn } from './purchase-terms.ts'

export type OpenPurchase = z.input<typeof openPurchase>

export interface FoundPurchase {
  purchase: PurchaseOrderRow
  buyer: { nickname: string; avatar: string | null }
}

/** Purchase orders with their buyers. */
export const findPurchases = (
  { db }: Pick<CallContext, 'db'>,
  where: SQL | undefined,
  orderBy: SQL[],
  limit: number,
): Promise<FoundPurchase[]> =>
  db
    .select({ purchase: purchaseOrders, buyer: { nickname: users.nickname, avatar: users.avatar } })
    .from(purchaseOrders)
    .innerJoin(users, eq(users.id, purchaseOrders.buyerId))
    .where(and(where))
    .orderBy(...orderBy)
    .limit(limit)

/** The public view of purchase orders, in the given order. */
export async function showPurchases(
  { db, caller, locale }: Pick<CallContext, 'db' | 'caller' | 'locale'>,
  found: readonly FoundPurchase[],
): Promise<OpenPurchase[]> {
  const named = await findGoods(db, new Set(found.flatMap(({ purchase }) => goodsNamedIn(purchase.conditions))))
  return found.map(({ purchase, buyer }) => ({
    purchase_id: purchase.id.toString(),
    goods_id: purchase.goodsId,
    style_id: purchase.styleId,
    conditions: purchase.conditions,
    named_goods: [...new Set(goodsNamedIn(purchase.conditions))].flatMap((id) => {
      const goods = named.get(id)
      return goods ? [{ goods_id: id, name: local(goods.finish_name ?? goods.name, locale), image: imageOf(id) }] : []
    }),
    price: formatAmount(purchase.price),
    quantity: purchase.quantity,
    filled: purchase.filled,
    left: unitsLeft(purchase),
    buyer: { user_id: purchase.buyerId.toString(), ...buyer },
    is_mine: purchase.buyerId === caller?.userId,
    created_at: seconds(purchase.createdAt),
  }))
}
