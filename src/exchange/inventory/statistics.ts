import { sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { statistics } from '#contract/inventory.ts'
import { formatAmount } from '#lib/money.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { soldStates } from '../db/schema/orders.ts'
import { saleCost } from '../db/sale-cost.ts'
import type { SignedInContext } from '../http/context.ts'
import { countInventory, type ItemStatus } from './inventory-rows.ts'

/** The caller's stock by status, and their sales figures. */
export async function readStatistics({
  db,
  caller: { userId },
}: SignedInContext): Promise<CallAnswer<typeof statistics>> {
  const [groups, sales] = await Promise.all([countInventory(db, userId), readSales(db, userId)])
  const total = (pick: (group: (typeof groups)[number]) => bigint) =>
    groups.reduce((sum, group) => sum + pick(group), 0n)
  const worth = (status: ItemStatus, by: 'value' | 'asked') => {
    const group = groups.find((one) => one.status === status)
    return { count: group?.count ?? 0, amount: formatAmount(group?.[by] ?? 0n) }
  }
  return {
    inventory: {
      count: groups.reduce((sum, { count }) => sum + count, 0),
      amount: formatAmount(total(({ value }) => value)),
    },
    sellable: worth('sellable', 'value'),
    locked: worth('locked', 'value'),
    on_sale: worth('on_sale', 'asked'),
    reserved: worth('reserved', 'asked'),
    failed: worth('failed', 'asked'),
    sold_today: { count: Number(sales.count), amount: formatAmount(BigInt(sales.amount)) },
    realized_profit: formatAmount(BigInt(sales.profit)),
    unrealized_profit: formatAmount(total(({ gain }) => gain)),
    cost: {
      count: groups.reduce((sum, { costed }) => sum + costed, 0),
      amount: formatAmount(total(({ cost }) => cost)),
    },
  }
}

/** Today is the UTC day of the database's clock. A sale counts once paid, unless its money was returned. */
async function readSales(db: Queryable, userId: bigint): Promise<{ count: string; amount: string; profit: string }> {
  const [row] = await rowsOf<{ count: string; amount: string; profit: string }>(
    db,
    sql`
      select
        count(*) filter (where is_today and is_standing)::text as count,
        coalesce(sum(price) filter (where is_today and is_standing), 0)::text as amount,
        coalesce(sum(seller_net - cost) filter (where is_delivered), 0)::text as profit
      from (
        select orders.price, orders.seller_net, ${saleCost} as cost,
          orders.paid_at >= date_trunc('day', amber_now(), 'UTC') as is_today,
          orders.state not in ('refunded', 'reversed', 'cancelled') as is_standing,
          ${isOneOf('orders.state', soldStates)} as is_delivered
        from orders
        left join asset_notes on asset_notes.asset_id = orders.asset_id and asset_notes.user_id = orders.seller_id
        where orders.seller_id = ${userId} and orders.paid_at is not null
      ) as sale`,
  )
  return row!
}
