import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { activities } from '../../db/schema/activities.ts'
import { databaseNow } from '../../db/schema/columns.ts'

type NewActivity = Omit<typeof activities.$inferInsert, 'startsAt' | 'grantedCount'> & { startsAt: Date | SQL }

/** Returns its id. */
export async function publishActivity(tx: Transaction, activity: NewActivity): Promise<bigint> {
  const [made] = await tx.insert(activities).values(activity).returning({ id: activities.id })
  return made!.id
}

/** Ends an activity now; false if there is none that could end. One that has not begun never begins. */
export async function endActivity(tx: Transaction, id: bigint): Promise<boolean> {
  const ended = await tx
    .update(activities)
    .set({ startsAt: sql`least(${activities.startsAt}, amber_now())`, endsAt: databaseNow })
    .where(and(eq(activities.id, id), sql`${activities.endsAt} > amber_now()`))
    .returning({ id: activities.id })
  return ended.length === 1
}
