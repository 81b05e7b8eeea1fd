import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SyncFailure } from '#contract/inventory.ts'
import { notePrivateInventory } from '../../platform-accounts/note-private-inventory.ts'
import { noteTradeHold } from '../../platform-accounts/platform-binding.ts'
import { users } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { inventorySyncs } from '../../db/schema/inventory.ts'
import { assets } from '../../db/schema/assets.ts'
import { transact } from '../../db/transact.ts'
import type { InventoryProgress, PlatformAsset } from '../../ports/game-platform.ts'
import { type OutageReason, ServiceUnavailable } from '../../ports/service-unavailable.ts'
import type { Services } from '../../services.ts'
import { nextReading } from '../schedule-reading.ts'
import { applyInventory } from './apply-inventory.ts'

/** Seconds until the market retries on its own after a reading that yielded nothing. */
const retryAfter = 1_800

const jobSchema = z.object({ userId: z.string().regex(/^\d{1,18}$/) })

/** Runs a sync job: reads the user's inventory from the platform and applies the result. */
export async function readInventory(services: Services, job: { data: unknown }): Promise<void> {
  const { db } = services
  const userId = BigInt(jobSchema.parse(job.data).userId)
  const [user] = await db.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId))
  if (!user?.steamId) return endSync(services, userId, null)
  const read = await ask(services, userId, user.steamId)
  if (read === 'private') {
    await notePrivateInventory(db, userId, user.steamId)
    return endSync(services, userId, 'private')
  }
  if (typeof read === 'string') return endSync(services, userId, read)
  const { steamId } = user
  await transact(db, (tx) => applyInventory(tx, { userId, steamId, ...read }))
  await noteTradeHold(services, userId)
}

type Reading = { items: readonly PlatformAsset[]; isComplete: boolean }

async function ask({ db, platform }: Services, userId: bigint, steamId: string): Promise<Reading | SyncFailure> {
  const noteProgress = ({ pages, assets: read, expected }: InventoryProgress) =>
    db
      .update(inventorySyncs)
      .set({ pagesRead: pages, assetsRead: read, assetsExpected: expected })
      .where(eq(inventorySyncs.userId, userId))
      .then(() => {})
  try {
    let answer = await platform.getInventory(steamId, noteProgress)
    // The platform also fails by returning an empty list: if there were items before, it has to say so twice.
    if (answer.ok && answer.assets.length === 0 && (await db.$count(assets, eq(assets.ownerId, userId))) > 0)
      answer = await platform.getInventory(steamId, noteProgress)
    if (answer.ok) return { items: answer.assets, isComplete: answer.isComplete }
    return answer.reason === 'private' ? 'private' : 'unavailable'
  } catch (error) {
    if (error instanceof ServiceUnavailable) return failureOf(error.reason)
    throw error
  }
}

function failureOf(reason: OutageReason): SyncFailure {
  if (reason === 'rate_limited') return 'rate_limited'
  return reason === 'timeout' ? 'slow' : 'unavailable'
}

/** Ends a reading that yielded nothing. */
async function endSync({ db }: Services, userId: bigint, failure: SyncFailure | null): Promise<void> {
  await db
    .update(inventorySyncs)
    .set({
      state: failure ? 'failed' : 'idle',
      failure,
      finishedAt: databaseNow,
      dueAt: failure ? nextReading(retryAfter) : null,
    })
    .where(eq(inventorySyncs.userId, userId))
}
