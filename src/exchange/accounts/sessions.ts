import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, ne, not, sql } from 'drizzle-orm'
import type { SignedIn } from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import type { SignInMethod } from '#contract/accounts/user-security.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { sessions, type SessionEnd } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { prepared } from '../db/statement.ts'
import type { Caller, Device, Locale } from '../http/context.ts'
import { type Refusal, refusals, refuse } from '../refusal.ts'
import { type LiveRestriction, liveRestrictionsOf, readLive } from './restrictions.ts'

const day = 24 * 3600
/** S9.1 Session lifetimes in seconds. */
const lifetimes = { short: 3 * day, remembered: 15 * day }

/** Seconds before a session's activity is recorded again: users care about the day and the hour, not the click. */
const seenInterval = 300
const seenLately = sql`${sessions.lastSeenAt} > ${databaseNow} - make_interval(secs => ${sql.raw(String(seenInterval))})`

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Condition for a row of `sessions` to be a live session. */
export const isLiveSession = () => and(isNull(sessions.endedAt), gt(sessions.expiresAt, databaseNow))

const sessionEnded = () =>
  refuse(
    codes.sessionEnded,
    'You have been signed out from elsewhere. Please sign in again.',
    '您已在别处退出登录，请重新登录。',
  )

/**
 * Finds the caller behind a bearer token, and their restrictions. Refused, S4.20: 11006 when unknown, signed out or
 * expired, 102304 when something other than its own holder ended it. One indexed read, and a write only if the session
 * was last seen some minutes ago.
 */
export async function findCaller(
  db: Queryable,
  token: string | null,
  from: { address: string; locale: Locale | null },
): Promise<{ caller: Caller; restrictions: LiveRestriction[] } | Refusal> {
  if (token === null) return refusals.sessionInvalid()
  const [session] = await callerQuery(db, { tokenHash: hashOf(token) })
  if (session?.isLive) {
    if (!session.isSeenLately) await noteSeen(db, session.sessionId, from)
    const caller = { userId: session.userId, sessionId: session.sessionId }
    return { caller, restrictions: readLive(session.restrictions) }
  }
  return session?.endReason && session.endReason !== 'signed_out' ? sessionEnded() : refusals.sessionInvalid()
}

/** Every call begins with it, so its text is made once and its plan kept. */
const callerQuery = prepared('find_caller', (db) =>
  db
    .select({
      userId: sessions.userId,
      sessionId: sessions.id,
      endReason: sessions.endReason,
      isLive: sql<boolean>`${isLiveSession()}`,
      isSeenLately: sql<boolean>`${seenLately}`,
      restrictions: liveRestrictionsOf(sessions.userId),
    })
    .from(sessions)
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
)

/** Whether a session goes on. Unlike a call, asking does not count as its holder's activity. */
export async function isSessionLive(db: Queryable, sessionId: bigint): Promise<boolean> {
  const [session] = await liveQuery(db, { sessionId })
  return session !== undefined
}

const liveQuery = prepared('is_session_live', (db) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), isLiveSession())),
)

/** Of concurrent calls, only the first writes. */
async function noteSeen(
  db: Queryable,
  sessionId: bigint,
  { address, locale }: { address: string; locale: Locale | null },
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: databaseNow, address, ...(locale && { locale }) })
    .where(and(eq(sessions.id, sessionId), not(seenLately)))
}

/**
 * Opens a session. Its token is always fresh and is returned only here; the database keeps its hash. `expires_at` in
 * epoch seconds, `expires_in` in seconds from now.
 */
export async function openSession(
  tx: Transaction,
  who: { userId: bigint; device: Device; locale: Locale; isRemembered: boolean; method: SignInMethod },
): Promise<SignedIn> {
  const { userId, device, locale, isRemembered, method } = who
  const token = randomBytes(32).toString('base64url')
  const lifetime = isRemembered ? lifetimes.remembered : lifetimes.short
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      method,
      tokenHash: hashOf(token),
      deviceId: device.id,
      deviceName: device.name,
      platform: device.platform,
      address: device.address,
      locale,
      expiresAt: sql`${databaseNow} + make_interval(secs => ${lifetime})`,
    })
    .returning({ expiresAt: sessions.expiresAt })
  return { token, expires_at: seconds(session!.expiresAt), expires_in: lifetime }
}

/** Ends one or all live sessions of a user, but never `except`; idempotent. Returns how many ended. */
export async function endSessions(
  db: Queryable | Transaction,
  which: { userId: bigint; reason: SessionEnd; sessionId?: bigint; except?: bigint },
): Promise<number> {
  const { userId, reason, sessionId, except } = which
  const ended = await db
    .update(sessions)
    .set({ endedAt: databaseNow, endReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isLiveSession(),
        sessionId === undefined ? undefined : eq(sessions.id, sessionId),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}

/** The language in which a person used the market last; Chinese if unknown, since all numbers are Chinese. */
export async function lastLocaleOf(db: Queryable, userId: bigint): Promise<Locale> {
  const [last] = await db
    .select({ locale: sessions.locale })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.locale)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(1)
  return last?.locale ?? 'zh-CN'
}

/** A user's live sessions, newest first. */
export async function listLiveSessions(db: Queryable, userId: bigint) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLiveSession()))
    .orderBy(desc(sessions.id))
    .limit(200)
}
