import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { qrCodeLogin, qrCodePull } from '#contract/accounts/qr-login.ts'
import type { Transaction } from '../../db/connection.ts'
import { transact } from '../../db/transact.ts'
import { sessions, users } from '../../db/schema/accounts.ts'
import type { CallContext } from '../../http/context.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Refusal } from '../../refusal.ts'
import { findShownQrLogin, moveQrLogin, qrCodeInvalid } from '../qr-logins.ts'
import { wireStates } from '../qr-states.ts'
import { isLiveSession, openSession } from '../sessions.ts'

/** S3.3 Returns a code's state to the browser that made it; to any other browser it looks expired. */
export async function pullQrCode(
  context: CallContext,
  { k }: CallRequest<typeof qrCodePull>,
): Promise<CallAnswer<typeof qrCodePull>> {
  const found = await findShownQrLogin(context.db, context, k)
  if (!found || found.login.expiresAt <= found.now) return { state: 4, remember_me: false }
  const { state, isRemembered } = found.login
  return { state: wireStates[state], remember_me: isRemembered }
}

/**
 * Opens a session with a confirmed code, once, in the browser that made it. A confirmation counts for nothing once the
 * session that gave it has ended. The user's row is locked before the code, in the order of `endAllSessions`: it has
 * either refused the code already, or ends the session that is opened here.
 */
export async function signInByQrCode(
  context: CallContext,
  { k }: CallRequest<typeof qrCodeLogin>,
): Promise<CallAnswer<typeof qrCodeLogin> | Refusal> {
  return transact(context.db, async (tx) => {
    const scannedBy = (await findShownQrLogin(tx, context, k))?.login.userId ?? null
    if (scannedBy === null) return qrCodeInvalid()
    await tx.select({ id: users.id }).from(users).where(eq(users.id, scannedBy)).for('share')
    const found = await findShownQrLogin(tx, context, k, 'update')
    if (!found) return qrCodeInvalid()
    const { userId, confirmedBy, isRemembered } = found.login
    const moved = await moveQrLogin(tx, found, { event: 'sign_in', actor: 'browser' })
    if (moved) return moved
    if (userId === null || confirmedBy === null || !(await isLive(tx, confirmedBy))) return qrCodeInvalid()
    const { device, locale } = context
    const names = [device.name, device.platform].filter(Boolean).join(', ')
    await sendMail(tx, userId, {
      kind: 'signed_in_by_qr',
      params: { device: names || '?', address: device.address },
    })
    return openSession(tx, { userId, device, locale, isRemembered, method: 'qr' })
  })
}

/** Takes a shared lock, so that the session cannot end between this check and the opening of the new one. */
async function isLive(tx: Transaction, sessionId: bigint): Promise<boolean> {
  const mine = and(eq(sessions.id, sessionId), isLiveSession())
  return (await tx.select({ id: sessions.id }).from(sessions).where(mine).for('share')).length > 0
}
