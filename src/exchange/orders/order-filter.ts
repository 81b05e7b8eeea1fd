import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import { id } from '#contract/fields.ts'
import type { list } from '#contract/orders/orders.ts'
import type { Queryable } from '../db/connection.ts'
import { orders } from '../db/schema/orders.ts'
import { goodsIdsByKeyword } from '../market/keyword-goods.ts'

export type OrderFilter = Omit<CallRequest<typeof list>, 'sort' | 'cursor' | 'page_size'>

/**
 * The condition for a person's orders in one role that match a filter. All of its columns are in that role's indexes, so
 * rows that don't match cost no table access.
 */
export async function orderCondition(
  db: Queryable,
  userId: bigint,
  { role, states, fault, keyword, order_id, from, to }: OrderFilter,
): Promise<SQL> {
  return and(
    eq(role === 'buyer' ? orders.buyerId : orders.sellerId, userId),
    states?.length ? inArray(orders.state, [...states]) : undefined,
    fault && eq(orders.fault, fault),
    keyword ? await keywordCondition(db, keyword) : undefined,
    order_id === undefined ? undefined : eq(orders.id, BigInt(order_id)),
    from === undefined ? undefined : gte(orders.createdAt, new Date(from * 1000)),
    to === undefined ? undefined : lt(orders.createdAt, new Date(to * 1000)),
  )!
}

/** Digits alone are an order number or a part of an item's name: "2023" is both. */
async function keywordCondition(db: Queryable, keyword: string): Promise<SQL | undefined> {
  const goodsIds = await goodsIdsByKeyword(db, keyword)
  const isNamed = sql`${orders.goodsId} = any(${sql.param(goodsIds)}::text[])`
  return id.safeParse(keyword).success ? or(eq(orders.id, BigInt(keyword)), isNamed) : isNamed
}
