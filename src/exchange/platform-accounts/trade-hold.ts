import { and, eq } from 'drizzle-orm'
import { isInForce } from '../accounts/restrictions.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { restrictions } from '../db/schema/restrictions.ts'
import { transact } from '../db/transact.ts'
import { liftRestriction } from '../moderation/commands/lift-restriction.ts'
import { restrictUser } from '../moderation/commands/restrict-user.ts'
import type { GamePlatform } from '../ports/game-platform.ts'
import type { Services } from '../services.ts'
import { noteSetupFailure } from './note-setup-failure.ts'

const by = 'platform'
const kind = 'platform_held'
const day = 86_400

interface Link {
  steamId: string
  tradeUrl: string
}

/**
 * What the platform says about a trade link: for how many seconds it would hold a trade, or that the link is invalid.
 */
export type LinkAnswer = { seconds: number } | 'link_invalid'

/**
 * Asks the platform about a link; null if it is not this account's. @throws ServiceUnavailable when it can't be asked.
 */
export async function askAboutLink(platform: GamePlatform, { steamId, tradeUrl }: Link): Promise<LinkAnswer | null> {
  const link = platform.parseTradeUrl(tradeUrl, steamId)
  if (!link.ok) return null
  const hold = await platform.getTradeHold({ steamId, token: link.token })
  return hold.ok ? { seconds: hold.seconds } : 'link_invalid'
}

/**
 * Checks a person's link again: keeps them from trading while the platform would hold their trades, or, if the link has
 * stopped working, until they set a new one.
 *
 * @throws ServiceUnavailable when the platform can't be asked.
 */
export async function refreshTradeHold(
  { db, platform }: Pick<Services, 'db' | 'platform'>,
  userId: bigint,
): Promise<void> {
  const [user] = await db
    .select({ steamId: users.steamId, tradeUrl: users.tradeUrl })
    .from(users)
    .where(eq(users.id, userId))
  if (!user?.steamId || !user.tradeUrl) return
  const link = { steamId: user.steamId, tradeUrl: user.tradeUrl }
  const answer = await askAboutLink(platform, link)
  if (answer) await transact(db, (tx) => applyLinkAnswer(tx, { userId, ...link, answer }))
}

async function applyLinkAnswer(
  tx: Transaction,
  { userId, steamId, tradeUrl, answer }: Link & { userId: bigint; answer: LinkAnswer },
): Promise<Record<string, never>> {
  if (answer !== 'link_invalid') return applyTradeHold(tx, { userId, steamId, seconds: answer.seconds })
  const asked = and(eq(users.id, userId), eq(users.steamId, steamId), eq(users.tradeUrl, tradeUrl))
  const { setupFailure, isTradeUrlDead } = users
  const [user] = await tx.select({ setupFailure, isTradeUrlDead }).from(users).where(asked).for('no key update')
  if (user?.setupFailure === null) await noteSetupFailure(tx, userId, 'trade_url_invalid')
  // A dead key has to be replaced first, but no buyer is to get the link meanwhile.
  else if (user?.isTradeUrlDead === false) await tx.update(users).set({ isTradeUrlDead: true }).where(asked)
  return {}
}

/**
 * S8.11 The platform holds trades for up to fifteen days if the account has not had a mobile authenticator for some
 * days. Such an account can neither deliver nor receive in time, so its person may not trade until the hold is over.
 */
export async function applyTradeHold(
  tx: Transaction,
  { userId, steamId, seconds }: { userId: bigint; steamId: string; seconds: number },
): Promise<Record<string, never>> {
  // Exclusive lock: of two concurrent checks the second sees what the first did. The account may also have been unbound
  // meanwhile.
  const bound = and(eq(users.id, userId), eq(users.steamId, steamId))
  const [user] = await tx.select({ id: users.id }).from(users).where(bound).for('no key update')
  if (!user) return {}
  const mine = and(eq(restrictions.userId, userId), eq(restrictions.kind, kind), eq(restrictions.imposedBy, by))
  const isHeld = (await tx.$count(restrictions, and(mine, isInForce()))) > 0
  if (seconds > 0 && !isHeld) {
    const days = Math.ceil(seconds / day)
    const reason = `Your trades would be held for ${days} days. Set up Steam’s mobile authenticator.`
    const reasonZh = `交易将被暂挂 ${days} 天，请启用 Steam 手机令牌。`
    await restrictUser(tx, { userId, kind, seconds: null, by, reason, reasonZh })
  }
  if (seconds === 0 && isHeld) {
    const reason = 'Steam no longer holds trades.'
    await liftRestriction(tx, { userId, kind, by, reason, onlyBy: by })
  }
  return {}
}
