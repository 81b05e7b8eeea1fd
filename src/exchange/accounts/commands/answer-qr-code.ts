import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { qrConfirm, qrScan, qrRefuse } from '#contract/accounts/qr-login.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Transaction } from '../../db/connection.ts'
import { transact } from '../../db/transact.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { consumeLimits, limits } from '../limits.ts'
import { lockScannedQrLogin, moveQrLogin, qrCodeInvalid } from '../qr-logins.ts'

/**
 * S4.12 Shows a signed-in user which device asks to sign in, and from where, and marks the code as scanned by them;
 * from then on nobody else can answer it. Scanning again changes nothing.
 */
export async function scanQrCode(
  { db, caller: { userId } }: SignedInContext,
  { code }: CallRequest<typeof qrScan>,
): Promise<CallAnswer<typeof qrScan> | Refusal> {
  const refusal = await consumeLimits(db, [[limits.qrScanByUser, String(userId)]])
  if (refusal) return refusal
  return transact(db, async (tx) => {
    const found = await lockScannedQrLogin(tx, userId, code)
    if (!found) return qrCodeInvalid()
    const { login, now } = found
    const isOpen = login.state === 'scanned' || login.state === 'confirmed'
    if (!isOpen || login.expiresAt <= now) {
      const moved = await moveQrLogin(tx, found, { event: 'scan', actor: 'scanner', set: { userId } })
      if (moved) return moved
    }
    return {
      device_name: login.deviceName,
      platform: login.platform,
      address: login.address,
      created_at: seconds(login.createdAt),
      expires_at: seconds(login.expiresAt),
      is_confirmed: login.state === 'confirmed',
    }
  })
}

/** S4.13 Lets the browser that shows the code sign in once, as the user who scanned it. */
export async function confirmQrCode(
  tx: Transaction,
  { caller: { userId, sessionId } }: SignedInContext,
  { code, remember_me }: CallRequest<typeof qrConfirm>,
): Promise<CallAnswer<typeof qrConfirm> | Refusal> {
  const found = await lockScannedQrLogin(tx, userId, code)
  if (!found) return qrCodeInvalid()
  const set = { confirmedBy: sessionId, isRemembered: remember_me }
  return (await moveQrLogin(tx, found, { event: 'confirm', actor: 'scanner', set })) ?? {}
}

/** Refuses a scanned code, even a confirmed one that has not been used yet. */
export async function refuseQrCode(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { code }: CallRequest<typeof qrRefuse>,
): Promise<CallAnswer<typeof qrRefuse> | Refusal> {
  const found = await lockScannedQrLogin(tx, userId, code)
  if (!found) return qrCodeInvalid()
  return (await moveQrLogin(tx, found, { event: 'refuse', actor: 'scanner' })) ?? {}
}
