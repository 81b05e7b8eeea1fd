import { sql } from 'drizzle-orm'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import { endAllSessions } from '../../accounts/end-all-sessions.ts'
import { blockedAbilities } from '../../accounts/restriction-rules.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { restrictions } from '../../db/schema/restrictions.ts'
import { leaveMarket } from '../../listings/leave-market.ts'
import { endWord } from '../../mail/restriction-end.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { type Refusal, refusals } from '../../refusal.ts'

export interface RestrictionOrder {
  userId: bigint
  kind: RestrictionKind
  /** Whole seconds from now; null until it is lifted. */
  seconds: number | null
  /** Shown to the user. */
  reason: string
  /** The reason in Chinese; without it, everybody reads the same words. */
  reasonZh?: string
  /** Who imposes it: an operator's name, or `platform`. */
  by: string
}

/**
 * S4.21 S6.3 S8.10 Restricts a user, with its immediate consequences: if they may not sell, their shop goes offline and
 * their listings fail as `seller_banned`; if they may not post purchase orders, those are suspended; if they are
 * frozen, they are signed out everywhere (and may sign in again, to read and to write to support). Orders in progress
 * continue: the other side has a right to their completion. Once allowed, users put back on the market themselves what
 * left it.
 *
 * From here on the user's row is locked exclusively, against commands that share it (`checkAction`): each has either
 * already created what is ended here, or sees the restriction. Foreign keys to the row are not blocked.
 */
export async function restrictUser(tx: Transaction, order: RestrictionOrder): Promise<{ id: bigint } | Refusal> {
  const { userId, kind, seconds, reason, reasonZh, by } = order
  if (!(await lockPerson(tx, userId))) return refusals.notFound()
  const [made] = await tx
    .insert(restrictions)
    .values({
      userId,
      kind,
      reason,
      imposedBy: by,
      endsAt: seconds === null ? null : sql`${databaseNow} + make_interval(secs => ${seconds})`,
    })
    .returning({ id: restrictions.id, endsAt: restrictions.endsAt })
  if (kind === 'frozen') await endAllSessions(tx, { userId, reason: 'frozen' })
  await sendMail(tx, userId, {
    kind: `restricted_${kind}`,
    params: { reason, ...(reasonZh && { 'reason:zh-CN': reasonZh }), ...endWord(made!.endsAt) },
  })
  const blocked = blockedAbilities[kind]
  await leaveMarket(tx, userId, {
    sales: blocked.includes('sale') ? 'seller_banned' : null,
    purchases: blocked.includes('purchase') ? kind : null,
  })
  return { id: made!.id }
}
