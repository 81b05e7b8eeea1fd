import { and, eq, inArray } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { PurchaseState } from '#contract/purchase-orders/fields.ts'
import type { list } from '#contract/purchase-orders/purchase-orders.ts'
import type { PurchaseSort } from '#contract/words.ts'
import { goodsCondition } from '../catalogue/goods-condition.ts'
import { goods } from '../db/schema/catalogue.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { encodeCursor } from '../http/cursor.ts'
import { keysetFrom, keysetOrder, tradeSortRules, type SortRule } from '../http/keyset.ts'
import { invalidRequest, Refusal } from '../refusal.ts'
import type { PurchaseOrderRow } from './lock-purchase-orders.ts'
import { findPurchases, type FoundPurchase } from './purchase-views.ts'

export type MineRequest = Extract<CallRequest<typeof list>, { scope: 'mine' }>

/** S2.9 The three tabs of a person's purchase orders. */
const tabStates: Record<NonNullable<MineRequest['tab']>, PurchaseState[]> = {
  wait_supply: ['awaiting_payment', 'active'],
  suspended: ['suspended'],
  record: ['fulfilled', 'cancelled', 'expired'],
}

const { newest, price_desc, price_asc } = tradeSortRules(purchaseOrders.price)
const sortRules: Record<PurchaseSort, SortRule> = {
  newest,
  price_desc,
  price_asc,
  expiring: { by: { key: purchaseOrders.expiresAt, type: 'timestamptz' }, isDescending: false },
}

/** The key of a purchase order's position in a sort. */
function keyOf(sort: PurchaseSort, { price, expiresAt }: PurchaseOrderRow): string | null {
  if (sort === 'newest') return null
  return sort === 'expiring' ? String(expiresAt.getTime()) : price.toString()
}

/** One page of the caller's purchase orders that match. */
export async function pageOfMine(
  context: SignedInContext,
  { tab, keyword, sort, cursor, page_size }: MineRequest,
): Promise<{ found: FoundPurchase[]; nextCursor: string | null } | Refusal> {
  // What has ended keeps the time at which it would have expired.
  if (sort === 'expiring' && (tab === undefined || tab === 'record')) return invalidRequest(['sort', 'tab'])
  const named = goodsCondition({ keyword })
  if (named instanceof Refusal) return named
  const from = keysetFrom(sortRules, sort, purchaseOrders.id, cursor)
  if (from === null) return invalidRequest(['cursor'])
  const { db, caller } = context
  const found = await findPurchases(
    context,
    and(
      eq(purchaseOrders.buyerId, caller.userId),
      tab && inArray(purchaseOrders.state, tabStates[tab]),
      named && inArray(purchaseOrders.goodsId, db.select({ id: goods.id }).from(goods).where(named)),
      from,
    ),
    [keysetOrder(sortRules[sort], purchaseOrders.id)],
    page_size + 1,
  )
  const shown = found.slice(0, page_size)
  const last = found.length > page_size ? shown.at(-1)?.purchase : undefined
  return {
    found: shown,
    nextCursor: last ? encodeCursor(sort, { key: keyOf(sort, last), id: last.id.toString() }) : null,
  }
}
