import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { link } from '#contract/accounts/real-name.ts'
import { seconds } from '#lib/time/seconds.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import type { Queryable } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { realNames, realNameVerifications } from '../../db/schema/real-names.ts'
import type { SignedInContext } from '../../http/context.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import type { Refusal } from '../../refusal.ts'
import { findAcceptance, findContractVersion } from '../contract-version.ts'
import { findLatest, type Verification } from '../latest-verification.ts'
import { realNameRefusals } from '../refusals.ts'
import { expireVerification, finishVerification } from './finish-verification.ts'

type Answer = CallAnswer<typeof link>

/**
 * Returns the address where the person gets verified. A pending verification is reused, so concurrent requests get the
 * same address. Name and id number go to the service directly and come back from it, never through the browser.
 */
export async function beginVerification(
  context: SignedInContext,
  { return_path }: CallRequest<typeof link>,
): Promise<Answer | Refusal> {
  const { db, identity, settings, caller } = context
  const { userId } = caller
  if (await isVerified(db, userId)) return realNameRefusals.verified()
  const version = await findContractVersion(db)
  if (!(await findAcceptance(db, userId, version))) return realNameRefusals.contractNeeded(version)
  const underWay = await findPending(db, userId)
  if (underWay) return underWay
  const latest = await findLatest(db, userId)
  if (latest?.state === 'pending') {
    const tooOften = await consumeLimits(db, [[limits.verificationLookByUser, String(userId)]])
    if (tooOften) return tooOften
    // Its time is over, but the person may have been confirmed in time without coming back.
    await endLapsed(context, latest)
    if (await isVerified(db, userId)) return realNameRefusals.verified()
  }
  const refusal = await consumeLimits(db, [[limits.verificationByUser, String(userId)]])
  if (refusal) return refusal
  const reference = randomBytes(16).toString('hex')
  const begun = await identity.begin({ reference, returnUrl: `${settings.publicUrl}${return_path}` })
  await db
    .insert(realNameVerifications)
    .values({ userId, reference, ...begun })
    .onConflictDoNothing()
  const pending = await findPending(db, userId)
  if (!pending) throw new Error(`user ${userId} has no verification after one was begun`)
  return pending
}

/** Ends a verification whose time is over as the service says, or unasked once the service has said nothing for a day. */
async function endLapsed(context: SignedInContext, verification: Verification): Promise<void> {
  try {
    await finishVerification(context, verification)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    if (!(await expireVerification(context.db, verification, 86_400))) throw error
  }
}

const isVerified = async (db: Queryable, userId: bigint) =>
  (await db.$count(realNames, eq(realNames.userId, userId))) > 0

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
