import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { contractCheck } from '#contract/accounts/real-name.ts'
import { seconds } from '#lib/time/seconds.ts'
import { realNameContracts } from '../../db/schema/real-names.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { findAcceptance, findContractVersion } from '../contract-version.ts'
import { realNameRefusals } from '../refusals.ts'

/** Returns whether the agreement is accepted; accepts the version that was shown, which must be the current one. */
export async function checkContract(
  { db, caller: { userId } }: SignedInContext,
  { accept }: CallRequest<typeof contractCheck>,
): Promise<CallAnswer<typeof contractCheck> | Refusal> {
  const version = await findContractVersion(db)
  if (accept !== undefined) {
    if (accept !== version) return realNameRefusals.contractOutdated(version)
    await db.insert(realNameContracts).values({ userId, version }).onConflictDoNothing()
  }
  const acceptedAt = await findAcceptance(db, userId, version)
  return {
    version,
    accepted: acceptedAt !== null,
    accepted_at: acceptedAt && seconds(acceptedAt),
  }
}
