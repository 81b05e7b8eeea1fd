import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { link } from '#contract/accounts/real-name.ts'
import { seconds } from '#lib/time/seconds.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import type { Queryable } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { realNames, realNameVerifications } from '../../db/schema/real-names.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { findAcceptance, findContractVersion } from '../contract-version.ts'
import { realNameRefusals } from '../refusals.ts'

type Answer = CallAnswer<typeof link>

/**
 * Returns the address where the person gets verified. A pending verification is reused, so concurrent requests get the
 * same address. Name and id number go to the service directly and come back from it, never through the browser.
 */
export async function beginVerification(
  { db, identity, settings, caller: { userId } }: SignedInContext,
  { return_path }: CallRequest<typeof link>,
): Promise<Answer | Refusal> {
  if ((await db.$count(realNames, eq(realNames.userId, userId))) > 0) return realNameRefusals.verified()
  const version = await findContractVersion(db)
  if (!(await findAcceptance(db, userId, version))) return realNameRefusals.contractNeeded(version)
  const underWay = await findPending(db, userId)
  if (underWay) return underWay
  const refusal = await consumeLimits(db, [[limits.verificationByUser, String(userId)]])
  if (refusal) return refusal
  const reference = randomBytes(16).toString('hex')
  const begun = await identity.begin({ reference, returnUrl: `${settings.publicUrl}${return_path}` })
  await db
    .update(realNameVerifications)
    .set({ state: 'expired', endedAt: databaseNow })
    .where(
      and(
        eq(realNameVerifications.userId, userId),
        eq(realNameVerifications.state, 'pending'),
        lte(realNameVerifications.expiresAt, databaseNow),
      ),
    )
  await db
    .insert(realNameVerifications)
    .values({ userId, reference, ...begun })
    .onConflictDoNothing()
  const pending = await findPending(db, userId)
  if (!pending) throw new Error(`user ${userId} has no verification after one was begun`)
  return pending
}

async function findPending(db: Queryable, userId: bigint): Promise<Answer | null> {
  const [row] = await db
    .select({ url: realNameVerifications.url, expiresAt: realNameVerifications.expiresAt })
    .from(realNameVerifications)
    .where(
      and(
        eq(realNameVerifications.userId, userId),
        eq(realNameVerifications.state, 'pending'),
        gt(realNameVerifications.expiresAt, databaseNow),
      ),
    )
  return row ? { url: row.url, expires_at: seconds(row.expiresAt) } : null
}
