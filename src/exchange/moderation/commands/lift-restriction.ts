import { and, eq } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import { findLiveRestrictions, isInForce, isOutlasted } from '../../accounts/restrictions.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { restrictions } from '../../db/schema/restrictions.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { type Refusal, refusals, refuse } from '../../refusal.ts'

export interface Lifting {
  userId: bigint
  kind: RestrictionKind
  reason: string
  by: string
  /** Leaves restrictions imposed by anybody else. */
  onlyBy?: string
}

/**
 * Lifts all of a user's restrictions of one kind that are in force; who lifted them and why stays on record. Users put
 * back on the market what a restriction took off, as after one that expired.
 *
 * @returns how many were lifted; a refusal if none of that kind is in force.
 */
export async function liftRestriction(
  tx: Transaction,
  { userId, kind, reason, by, onlyBy }: Lifting,
): Promise<{ lifted: number } | Refusal> {
  if (!(await lockPerson(tx, userId))) return refusals.notFound()
  const lifted = await tx
    .update(restrictions)
    .set({ liftedAt: databaseNow, liftedBy: by, liftReason: reason })
    .where(
      and(
        eq(restrictions.userId, userId),
        eq(restrictions.kind, kind),
        isInForce(),
        onlyBy === undefined ? undefined : eq(restrictions.imposedBy, onlyBy),
      ),
    )
    .returning({ id: restrictions.id })
  if (lifted.length === 0) {
    return refuse(codes.stateConflict, 'No restriction of this kind holds for this person.', '该用户没有此类限制。')
  }
  const isStillBarred = isOutlasted(kind, await findLiveRestrictions(tx, userId))
  await sendMail(tx, userId, { kind: isStillBarred ? 'restriction_lifted' : `restriction_ended_${kind}` })
  return { lifted: lifted.length }
}
