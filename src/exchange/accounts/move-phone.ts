import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { databaseCode } from '../db/transact.ts'
import { sendMail } from '../mail/send-mail.ts'
import { endAllSessions } from './end-all-sessions.ts'
import { maskPhone } from './queries.ts'
import { enqueueSms, type SmsServices } from './workers/send-sms.ts'

const uniqueViolation = '23505'

interface PhoneMove {
  userId: bigint
  from: string
  to: string
  /** The one session that goes on. */
  except?: bigint
}

/**
 * Moves an account from one phone to another, ends its sessions, and tells its owner by mail and at the old phone.
 *
 * @returns 'taken' if the new phone is another account's, 'changed' if the account's phone is no longer `from`.
 */
export async function movePhone(
  tx: Transaction,
  services: SmsServices,
  { userId, from, to, except }: PhoneMove,
): Promise<'moved' | 'taken' | 'changed'> {
  const outcome = await claimPhone(tx, { userId, from, to })
  if (outcome !== 'moved') return outcome
  await endAllSessions(tx, { userId, reason: 'credentials_changed', ...(except !== undefined && { except }) })
  await sendMail(tx, userId, { kind: 'phone_changed', params: { phone: maskPhone(to) } })
  // Without the new number: whoever reads the old phone's messages may be a thief, for whom it would be half of a login.
  const text =
    "Your account's phone number has been changed. If this was not you, contact support at once. 您的账户手机号已更换，如非本人操作请立即联系客服。"
  await enqueueSms(tx, services, { phone: from, text, kind: 'phone_changed' })
  return 'moved'
}

/** The unique phone makes the second of two concurrent claims fail; the savepoint keeps the transaction usable. */
async function claimPhone(tx: Transaction, { userId, from, to }: PhoneMove): Promise<'moved' | 'taken' | 'changed'> {
  try {
    const moved = await tx.transaction((savepoint) =>
      savepoint
        .update(users)
        .set({ phone: to })
        .where(and(eq(users.id, userId), eq(users.phone, from)))
        .returning({ id: users.id }),
    )
    return moved.length > 0 ? 'moved' : 'changed'
  } catch (error) {
    if (databaseCode(error) === uniqueViolation) return 'taken'
    throw error
  }
}
