import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { qrSecretHeader } from '#contract/accounts/qr-login.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { qrLogins } from '../db/schema/qr-logins.ts'
import type { CallContext } from '../http/context.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type QrLoginActor, type QrLoginEvent, qrLoginMachine } from './qr-states.ts'

export type QrLogin = typeof qrLogins.$inferSelect
export interface LockedQrLogin {
  login: QrLogin
  now: Date
}

export const hashQrSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** One refusal for every unusable code, whatever the reason: guessing reveals nothing. */
export const qrCodeInvalid = () =>
  refuse(codes.codeInvalid, 'This QR code has expired. Please make a new one.', '二维码已失效，请重新获取。')

const row = { login: qrLogins, now: sql<string>`${databaseNow}` }

/** Finds the sign-in of the browser that shows a code, by the key and the secret that only that browser was given. */
export async function findShownQrLogin(
  db: Queryable | Transaction,
  { headers }: Pick<CallContext, 'headers'>,
  k: string,
  lock?: 'update',
): Promise<LockedQrLogin | null> {
  const query = db
    .select(row)
    .from(qrLogins)
    .where(
      and(eq(qrLogins.keyHash, hashQrSecret(k)), eq(qrLogins.secretHash, hashQrSecret(headers[qrSecretHeader] ?? ''))),
    )
  const [found] = await (lock ? query.for(lock) : query)
  return found ? { login: found.login, now: new Date(found.now) } : null
}

/** Locks the sign-in behind a scanned code; null if somebody else has already scanned it. */
export async function lockScannedQrLogin(tx: Transaction, userId: bigint, code: string): Promise<LockedQrLogin | null> {
  const [found] = await tx.select(row).from(qrLogins).where(eq(qrLogins.code, code)).for('update')
  if (!found || (found.login.userId !== null && found.login.userId !== userId)) return null
  return { login: found.login, now: new Date(found.now) }
}

/** Refuses everything that a user has scanned, or confirmed, and that has not been used yet. */
export async function refuseScannedQrLogins(tx: Transaction, userId: bigint): Promise<void> {
  const open = and(
    eq(qrLogins.userId, userId),
    inArray(qrLogins.state, ['scanned', 'confirmed']),
    gt(qrLogins.expiresAt, databaseNow),
  )
  const scanned = await tx.select(row).from(qrLogins).where(open).orderBy(asc(qrLogins.id)).for('update')
  for (const { login, now } of scanned)
    await moveQrLogin(tx, { login, now: new Date(now) }, { event: 'refuse', actor: 'scanner' })
}

/** Moves a locked sign-in along one declared edge; refuses an undeclared or late step. */
export async function moveQrLogin(
  tx: Transaction,
  { login, now }: LockedQrLogin,
  move: {
    event: QrLoginEvent
    actor: QrLoginActor
    set?: Partial<Pick<QrLogin, 'userId' | 'confirmedBy' | 'isRemembered'>>
  },
): Promise<Refusal | null> {
  const step = qrLoginMachine.step(login.state, move.event, move.actor, login, now)
  if (!step.ok) return qrCodeInvalid()
  await tx
    .update(qrLogins)
    .set({ ...move.set, state: step.to })
    .where(and(eq(qrLogins.id, login.id), eq(qrLogins.state, login.state)))
  return null
}
