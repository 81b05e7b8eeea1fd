import { and, eq } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import { isInForce } from '../../accounts/restrictions.ts'
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
  /** Leaves those that somebody else has ordered. */
  onlyBy?: string
}

/**
 * Lifts every restriction of one kind that holds for a person; who and why stay on record. What a restriction took off the
 * market its person puts back themselves, as after one that ended by the clock.
 *
 * @returns how many were lifted; a refusal when none of that kind holds.
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
  await sendMail(tx, userId, { kind: 'restriction_lifted' })
  return { lifted: lifted.length }
}
