import { and, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { list } from '#contract/orders/orders.ts'
import type { TradeSort } from '#contract/words.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { encodeCursor } from '../http/cursor.ts'
import { keysetFrom, keysetOrder, tradeSortRules } from '../http/keyset.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { orderCondition } from './order-filter.ts'
import { findOrders } from './order-views.ts'

const sortRules = tradeSortRules(orders.price)
/** A price only where it is the key: by age, the index that has the orders in their order has all that is read. */
const keyOf = (sort: TradeSort) => (sortRules[sort].by ? sql<string>`${orders.price}::text` : sql<null>`null`)

/** Returns a page of the caller's matching orders in one role. Only the first page includes the total. */
export async function listOrders(
  context: SignedInContext,
  { sort, cursor, page_size, ...filter }: CallRequest<typeof list>,
): Promise<CallAnswer<typeof list> | Refusal> {
  const from = keysetFrom(sortRules, sort, orders.id, cursor)
  if (from === null) return invalidRequest(['cursor'])
  const { db, caller } = context
  const condition = await orderCondition(db, caller.userId, filter)
  const [found, total] = await Promise.all([
    db
      .select({ id: orders.id, key: keyOf(sort) })
      .from(orders)
      .where(and(condition, from))
      .orderBy(keysetOrder(sortRules[sort], orders.id))
      .limit(page_size + 1),
    cursor === undefined ? db.$count(orders, condition) : null,
  ])
  const page = found.slice(0, page_size)
  const last = found.length > page_size ? page.at(-1) : undefined
  return {
    items: await findOrders(
      context,
      page.map(({ id }) => id),
    ),
    next_cursor: last ? encodeCursor(sort, { key: last.key, id: last.id.toString() }) : null,
    total,
  }
}
