import { sql } from 'drizzle-orm'
import type { BuyerRecord, SellerRecord } from '#contract/reputation.ts'
import { mostRecordOrders, recordDays } from '#contract/words.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import type { OrderEvent } from '../orders/states.ts'

/** Both records of one person. */
export interface Records {
  seller: SellerRecord
  buyer: BuyerRecord
}

/** The steps that end an order because one side ran out of time; any other end was somebody's deliberate act. */
const lapses: readonly OrderEvent[] = ['delivery_overdue', 'acceptance_overdue', 'cancel']

/** A reversal by a side that the platform does not name. One by support without fault concerns neither. */
const undoing: OrderEvent = 'trade_reversed'

const cacheOf = cachePerDatabase<Records>({ ttlMs: 20_000, staleMs: 20_000, max: 5_000 })

/** How a person has traded in either role; at most 40 seconds stale. */
export const readRecords = (db: Queryable, userId: bigint): Promise<Records> =>
  cacheOf(db).get(userId.toString(), () => countOrders(db, userId))

type Count = 'paid' | 'delivered' | 'late' | 'declined' | 'reversed' | 'undone'

/** Reads both records from at most this many orders per role, so that it takes the same time for everybody. */
export async function countOrders(db: Queryable, userId: bigint, most = mostRecordOrders): Promise<Records> {
  const newest = (role: 'seller' | 'buyer') => sql`(
    select ${sql.raw(`'${role}'`)} as role, id, state, fault, created_at, paid_at, delivered_at
    from orders where ${sql.raw(`${role}_id`)} = ${userId} order by id desc limit ${sql.raw(String(most))}
  )`
  const since = sql`amber_now() - make_interval(days => ${recordDays})`
  const rows = await rowsOf<{ role: keyof Records; is_partial: boolean } & Record<Count, string>>(
    db,
    sql`
      with newest as (${newest('seller')} union all ${newest('buyer')}),
        extents as (
          select role, count(*) >= ${most}::integer and min(created_at) > ${since} as is_partial from newest group by role
        )
      select role, bool_or(is_partial) as is_partial, count(*) filter (where paid_at is not null)::text as paid,
        count(*) filter (where delivered_at is not null and state <> 'reversed')::text as delivered,
        count(*) filter (where state = 'refunded' and is_at_fault and last_event = any(${sql.param([...lapses])}::text[]))::text as late,
        count(*) filter (where state = 'refunded' and is_at_fault and last_event <> all(${sql.param([...lapses])}::text[]))::text as declined,
        count(*) filter (where state = 'reversed' and is_at_fault)::text as reversed,
        count(*) filter (where state = 'reversed' and fault = 'platform' and last_event = ${undoing})::text as undone
      from (
        select newest.*, fault is not distinct from role as is_at_fault, (
          select event from order_events
          where order_id = newest.id and newest.state in ('refunded', 'reversed') order by order_events.id desc limit 1
        ) as last_event
        from newest
        where paid_at > ${since}
      ) as counted
      right join extents using (role)
      group by role`,
  )
  const of = (role: keyof Records) => {
    const row = rows.find((one) => one.role === role)
    const count = (name: Count) => Number(row?.[name] ?? 0)
    return {
      paid: count('paid'),
      delivered: count('delivered'),
      extent: { is_partial: row?.is_partial ?? false },
      faults: {
        late: count('late'),
        declined: count('declined'),
        reversed: count('reversed'),
        undone: count('undone'),
      },
    }
  }
  const [seller, buyer] = [of('seller'), of('buyer')]
  return {
    seller: { delivered: seller.delivered, ...seller.faults, ...seller.extent },
    buyer: { paid: buyer.paid, ...buyer.faults, ...buyer.extent },
  }
}
