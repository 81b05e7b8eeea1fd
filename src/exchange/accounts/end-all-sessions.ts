import type { Transaction } from '../db/connection.ts'
import { lockPerson } from '../db/lock-person.ts'
import type { SessionEnd } from '../db/schema/accounts.ts'
import { refuseScannedQrLogins } from './qr-logins.ts'
import { endSessions } from './sessions.ts'

/**
 * Ends all live sessions of a user but `except`, and refuses the QR codes that they have scanned or confirmed: each
 * would open a session afterwards. A freeze ends every session, a new password or phone every other one; bans of single
 * abilities end none, since those users still have orders to complete.
 *
 * Locks the user's row first, which every sign-in shares: a concurrent one has either already opened the session that
 * is ended here, or sees the change. Returns how many sessions ended.
 */
export async function endAllSessions(
  tx: Transaction,
  which: { userId: bigint; reason: SessionEnd; except?: bigint },
): Promise<number> {
  await lockPerson(tx, which.userId)
  await refuseScannedQrLogins(tx, which.userId)
  return endSessions(tx, which)
}
