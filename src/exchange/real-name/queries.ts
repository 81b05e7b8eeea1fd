import type { CallAnswer } from '#contract/call.ts'
import type { check } from '#contract/accounts/real-name.ts'
import { seconds } from '#lib/time/seconds.ts'
import { consumeLimits, limits } from '../accounts/limits.ts'
import type { SignedInContext } from '../http/context.ts'
import { logger } from '../log.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'
import { finishVerification } from './commands/finish-verification.ts'
import { findLatest, type Verification } from './latest-verification.ts'
import { findRealName, maskIdNumber, maskName } from './real-names.ts'

/** Returns how a person's verification stands, after asking about a pending one, within a rate limit. */
export async function checkRealName(context: SignedInContext): Promise<CallAnswer<typeof check>> {
  const { db, settings, caller } = context
  const pending = await findLatest(db, caller.userId)
  if (pending?.state === 'pending') {
    const isTooOften = await consumeLimits(db, [[limits.verificationLookByUser, String(caller.userId)]])
    if (!isTooOften) await tryToFinish(context, pending)
  }
  const person = await findRealName(db, settings.secretKey, caller.userId)
  if (person) {
    return {
      state: 'verified',
      real_name: maskName(person.name),
      id_number: maskIdNumber(person.idNumber),
      verified_at: seconds(person.verifiedAt),
      refusal: null,
      expires_at: null,
    }
  }
  const latest = await findLatest(db, caller.userId)
  return {
    state: latest?.state ?? 'none',
    real_name: null,
    id_number: null,
    verified_at: null,
    refusal: latest?.refusal ?? null,
    expires_at: latest?.state === 'pending' ? seconds(latest.expiresAt) : null,
  }
}

/** Leaves a verification as it is while the service is away. */
async function tryToFinish(context: SignedInContext, pending: Verification): Promise<void> {
  try {
    await finishVerification(context, pending)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    logger.warn({ verification: pending.id, cause: error.message }, 'a verification could not be asked about')
  }
}
