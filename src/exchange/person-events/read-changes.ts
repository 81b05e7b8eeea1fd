import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { isAmong, statement } from '../db/statement.ts'

/** The newest row of each table that is watched, by id. */
interface Newest {
  mail: string
  order: string
  bargain: string
  purchase: string
  withdrawal: string
  listing: string
}

export interface Changes {
  newest: Newest
  /** Transactions before it are over. */
  oldestRunning: bigint
  /** Transactions from it on began later. */
  nextToCome: bigint
  /** What concerns one of the people: a name for it, unique with its person, and the person's id. */
  found: [what: string, userId: string][]
}

/**
 * Returns what has happened to these people since: the messages to them, the steps of their orders, bargains, purchase
 * orders and withdrawals, and those of their listings that lead out of failure. Together that is all that starts or ends
 * a task of theirs. Messages alone are not enough: nobody is told of what they did themselves, maybe on another device,
 * or that something unpaid has ended, and the orders of one payment share a message. A listing that fails comes with a
 * message.
 */
export async function readChanges(db: Queryable, since: Newest, userIds: readonly bigint[]): Promise<Changes> {
  const [row] = await changesQuery(db, { ...since, userIds })
  const { oldest, next, found, ...newest } = row!
  return { newest, oldestRunning: BigInt(oldest), nextToCome: BigInt(next), found }
}

/** After everything, so that nothing is looked at but the newest rows. */
const end = String(2n ** 63n - 1n)
export const readNewest = (db: Queryable): Promise<Changes> =>
  readChanges(db, { mail: end, order: end, bargain: end, purchase: end, withdrawal: end, listing: end }, [])

const changesQuery = statement<
  Newest & { userIds: readonly bigint[] },
  Newest & { oldest: string; next: string; found: Changes['found'] }
>(
  ({ mail, order, bargain, purchase, withdrawal, listing, userIds }) => sql`
    with changed as (
      select 'mail ' || id as what, user_id from mails where id > ${mail}::bigint
      union all
      select 'order ' || step.id, unnest(array[buyer_id, seller_id])
      from order_events step join orders on orders.id = step.order_id where step.id > ${order}::bigint
      union all
      select 'bargain ' || step.id, unnest(array[buyer_id, seller_id])
      from bargain_events step join bargains on bargains.id = step.bargain_id where step.id > ${bargain}::bigint
      union all
      select 'purchase ' || step.id, buyer_id
      from purchase_order_events step join purchase_orders on purchase_orders.id = step.purchase_order_id
      where step.id > ${purchase}::bigint
      union all
      select 'withdrawal ' || step.id, user_id
      from withdrawal_events step join withdrawals on withdrawals.id = step.withdrawal_id
      where step.id > ${withdrawal}::bigint
      union all
      select 'listing ' || step.id, seller_id
      from listing_events step join listings on listings.id = step.listing_id
      where step.id > ${listing}::bigint and step.from_state = 'failed' and step.to_state <> 'failed'
    )
    select
      (select coalesce(max(id), 0)::text from mails) as mail,
      (select coalesce(max(id), 0)::text from order_events) as order,
      (select coalesce(max(id), 0)::text from bargain_events) as bargain,
      (select coalesce(max(id), 0)::text from purchase_order_events) as purchase,
      (select coalesce(max(id), 0)::text from withdrawal_events) as withdrawal,
      (select coalesce(max(id), 0)::text from listing_events) as listing,
      pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
      pg_snapshot_xmax(pg_current_snapshot())::text as next,
      array_to_json(array(
        select json_build_array(what, user_id::text) from changed where ${isAmong(sql`user_id`, userIds, 'bigint')}
      )) as found`,
)
