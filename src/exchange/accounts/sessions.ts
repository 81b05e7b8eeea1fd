import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { sessions } from '../db/schema/accounts.ts'
import type { Caller, Device } from '../http/context.ts'

const day = 24 * 3600
/** S9.1 Seconds that a session lasts. */
const lifetimes = { short: 3 * day, remembered: 15 * day }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const isLive = () => and(isNull(sessions.endedAt), gt(sessions.expiresAt, databaseNow))

/** Whose session a bearer token is; null when unknown, ended or expired. One indexed read, no write. */
export async function findCaller(db: Queryable, token: string | null): Promise<Caller | null> {
  if (token === null) return null
  const [caller] = await db
    .select({ userId: sessions.userId, sessionId: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), isLive()))
  return caller ?? null
}

/** Opens a session. The token is answered here once; the database keeps its hash. `expires_at` in epoch seconds. */
export async function openSession(
  tx: Transaction,
  { userId, device, isRemembered }: { userId: bigint; device: Device; isRemembered: boolean },
): Promise<{ token: string; expires_at: number }> {
  const token = randomBytes(32).toString('base64url')
  const seconds = isRemembered ? lifetimes.remembered : lifetimes.short
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      tokenHash: hashOf(token),
      deviceId: device.id,
      deviceName: device.name,
      platform: device.platform,
      address: device.address,
      expiresAt: sql`${databaseNow} + make_interval(secs => ${seconds})`,
    })
    .returning({ expiresAt: sessions.expiresAt })
  return { token, expires_at: Math.floor(session!.expiresAt.getTime() / 1000) }
}

/** Ends one session; a second time changes nothing. */
export async function endSession(db: Queryable, sessionId: bigint): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: databaseNow })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
}
