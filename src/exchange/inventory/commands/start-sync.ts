import { eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { sync } from '#contract/inventory.ts'
import { accountRefusals } from '../../accounts/refusals.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { inventorySyncs } from '../../db/schema/inventory.ts'
import { transact } from '../../db/transact.ts'
import type { SignedInContext } from '../../http/context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { Refusal } from '../../refusal.ts'
import { readSyncState, syncLimit, syncPause } from '../sync-state.ts'

export const syncQueue = 'inventory.sync'

const nothingRead = { pagesRead: 0, assetsRead: 0, assetsExpected: null }

/**
 * Starts reading the caller's inventory from the platform, unless a reading is in progress or started a moment ago. It
 * runs as a job, so it continues even if the caller leaves. Returns its state.
 */
export async function syncInventory(
  { db, jobs, caller: { userId } }: SignedInContext,
  { start }: CallRequest<typeof sync>,
): Promise<CallAnswer<typeof sync> | Refusal> {
  const [user] = await db.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId))
  if (!user?.steamId) return accountRefusals.platformNotBound()
  if (start) {
    const begun = await transact(db, async (tx) => {
      if (await claimSync(tx, userId)) await enqueue(tx, jobs, syncQueue, { userId: userId.toString() })
      return {}
    })
    if (begun instanceof Refusal) return begun
  }
  return readSyncState(db, userId)
}

/** A single conditional statement: of concurrent requests from several windows, one starts a reading. */
export async function claimSync(tx: Transaction, userId: bigint): Promise<boolean> {
  const begun = await tx
    .insert(inventorySyncs)
    .values({ userId, state: 'running', startedAt: databaseNow as never })
    .onConflictDoUpdate({
      target: inventorySyncs.userId,
      set: { state: 'running', failure: null, startedAt: databaseNow, finishedAt: null, ...nothingRead },
      setWhere: sql`${inventorySyncs.startedAt} <= ${databaseNow} - make_interval(secs =>
        case when ${inventorySyncs.state} = 'running' then ${syncLimit}::int else ${syncPause}::int end)`,
    })
    .returning({ userId: inventorySyncs.userId })
  return begun.length > 0
}
