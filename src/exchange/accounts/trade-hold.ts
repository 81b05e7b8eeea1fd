import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { restrictions } from '../db/schema/restrictions.ts'
import { transact } from '../db/transact.ts'
import type { GamePlatform } from '../ports/game-platform.ts'
import type { Services } from '../services.ts'
import { liftRestriction } from './commands/lift-restriction.ts'
import { restrictUser } from './commands/restrict-user.ts'
import { isInForce } from './restrictions.ts'

const by = 'platform'
const kind = 'platform_held'
const day = 86_400

type Link = { userId: bigint; steamId: string | null; tradeUrl: string | null }

/**
 * Seconds for which the platform would hold a trade with this account; null where it can't be told: without a link, or
 * with one that is no longer theirs. Throws `ServiceUnavailable` when the platform can't be asked.
 */
export async function findTradeHold(
  platform: GamePlatform,
  { steamId, tradeUrl }: Omit<Link, 'userId'>,
): Promise<number | null> {
  const link = steamId && tradeUrl ? platform.parseTradeUrl(tradeUrl, steamId) : null
  if (!steamId || !link?.ok) return null
  const hold = await platform.getTradeHold({ steamId, token: link.token })
  return hold.ok ? hold.seconds : null
}

/** Asks anew how long the platform would hold this person's trades, and keeps them from trading meanwhile. */
export async function refreshTradeHold(
  { db, platform }: Pick<Services, 'db' | 'platform'>,
  userId: bigint,
): Promise<void> {
  const [user] = await db
    .select({ steamId: users.steamId, tradeUrl: users.tradeUrl })
    .from(users)
    .where(eq(users.id, userId))
  const seconds = user ? await findTradeHold(platform, user) : null
  if (seconds !== null) await transact(db, (tx) => applyTradeHold(tx, { userId, steamId: user!.steamId!, seconds }))
}

/**
 * S8.11 An account without a mobile authenticator of some days has its trades held for up to fifteen: it can neither
 * deliver nor receive in time, so its person does not trade until the platform has let go.
 */
export async function applyTradeHold(
  tx: Transaction,
  { userId, steamId, seconds }: { userId: bigint; steamId: string; seconds: number },
): Promise<Record<string, never>> {
  // Held alone: of two looks at once the second finds what the first has done; and the binding may have ended meanwhile.
  const bound = and(eq(users.id, userId), eq(users.steamId, steamId))
  const [user] = await tx.select({ id: users.id }).from(users).where(bound).for('no key update')
  if (!user) return {}
  const mine = and(eq(restrictions.userId, userId), eq(restrictions.kind, kind), eq(restrictions.imposedBy, by))
  const isHeld = (await tx.$count(restrictions, and(mine, isInForce()))) > 0
  if (seconds > 0 && !isHeld) {
    const days = Math.ceil(seconds / day)
    const reason = `Your trades would be held for ${days} days. Use a mobile authenticator. 交易将被暂挂 ${days} 天，请启用手机令牌。`
    await restrictUser(tx, { userId, kind, seconds: null, by, reason })
  }
  if (seconds === 0 && isHeld) {
    const reason = 'The platform no longer holds trades. 平台已不再暂挂交易。'
    await liftRestriction(tx, { userId, kind, by, reason, onlyBy: by })
  }
  return {}
}
