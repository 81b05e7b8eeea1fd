import { inArray, sql } from 'drizzle-orm'
import type { ActivityStepKind } from '#contract/activities.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { activities, type ActivityStep } from '../db/schema/activities.ts'
import { rowsOf } from '../db/rows.ts'

/** A user's count, or sum in fen, for each kind of step. */
export type Progress = Readonly<Record<ActivityStepKind, bigint>>

export const isDone = ({ kind, goal }: ActivityStep, progress: Progress) => progress[kind] >= BigInt(goal)

/**
 * A user's progress in activities, by activity id. Purchases, sales and recharges count if they began during the
 * activity and can no longer be undone.
 */
export async function readProgress(
  db: Queryable | Transaction,
  userId: bigint,
  activityIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Progress>> {
  if (activityIds.length === 0) return new Map()
  const within = sql`(created_at >= activities.starts_at and created_at < activities.ends_at)`
  const rows = await rowsOf<Record<ActivityStepKind | 'id', string>>(
    db,
    sql`
      select activities.id::text as id,
        (select count(*) from real_names where user_id = ${userId})::text as verify_name,
        (select count(steam_id) from users where id = ${userId})::text as bind_platform,
        (select coalesce(sum(amount), 0) from recharges
          where user_id = ${userId} and state = 'paid' and ${within})::text as recharge,
        (select count(*) from orders where buyer_id = ${userId} and state = 'completed' and ${within})::text as buy,
        (select count(*) from orders where seller_id = ${userId} and state = 'completed' and ${within})::text as sell
      from activities where ${inArray(activities.id, [...activityIds])}`,
  )
  return new Map(
    rows.map(({ id, verify_name, bind_platform, recharge, buy, sell }) => [
      BigInt(id),
      {
        verify_name: BigInt(verify_name),
        bind_platform: BigInt(bind_platform),
        recharge: BigInt(recharge),
        buy: BigInt(buy),
        sell: BigInt(sell),
      },
    ]),
  )
}
