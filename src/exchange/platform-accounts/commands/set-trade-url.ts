import { eq, sql } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { setTradeUrl as call } from '#contract/accounts/user.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import { accountRefusals } from '../../accounts/refusals.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import type { SignedInContext } from '../../http/context.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Refusal } from '../../refusal.ts'
import { orWhenUnavailable } from '../platform-binding.ts'
import { applyTradeHold, askAboutLink, type LinkAnswer } from '../trade-hold.ts'

/** Asks the platform about the link; null if there is no answer: it is asked again later. */
export async function askForHold(
  { db, platform, caller: { userId } }: SignedInContext,
  { trade_url: tradeUrl }: CallRequest<typeof call>,
): Promise<{ told: LinkAnswer | null } | Refusal> {
  const [user] = await db.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId))
  if (!user?.steamId) return { told: null }
  const refusal = await consumeLimits(db, [[limits.tradeSetupByUser, String(userId)]])
  if (refusal) return refusal
  return { told: await orWhenUnavailable(askAboutLink(platform, { steamId: user.steamId, tradeUrl }), null) }
}

/**
 * Stores a trade link, rebuilt from its partner and token. The partner must be the bound account, and the platform must
 * not have reported the link as invalid.
 */
export async function setTradeUrl(
  tx: Transaction,
  { platform, caller: { userId } }: SignedInContext,
  { trade_url }: CallRequest<typeof call>,
  { told }: { told: LinkAnswer | null },
): Promise<Record<string, never> | Refusal> {
  const { steamId, tradeUrl, isTradeUrlDead } = users
  const read = { steamId, tradeUrl, isTradeUrlDead }
  const [user] = await tx.select(read).from(users).where(eq(users.id, userId)).for('update')
  if (!user?.steamId) return accountRefusals.platformNotBound()
  const parsed = platform.parseTradeUrl(trade_url, user.steamId)
  if (!parsed.ok) {
    return parsed.reason === 'malformed' ? accountRefusals.tradeUrlMalformed() : accountRefusals.tradeUrlForeign()
  }
  if (told === 'link_invalid') return accountRefusals.tradeUrlExpired()
  const isOther = user.tradeUrl !== parsed.url
  // A dead link that is set again stays dead unless the platform says otherwise.
  if (isOther || told) {
    // What a buyer could not open while the link was dead stays the seller's to send, whichever link works now.
    const isReplacing = user.tradeUrl !== null && (isOther || user.isTradeUrlDead)
    const set = {
      tradeUrl: parsed.url,
      isTradeUrlDead: false,
      tradeUrlReplacedAt: isReplacing ? databaseNow : undefined,
      // Clears only a link failure: a broken API key stays broken.
      setupFailure: sql`nullif(${users.setupFailure}, 'trade_url_invalid')`,
    }
    await tx.update(users).set(set).where(eq(users.id, userId))
    if (isOther && user.tradeUrl !== null) await sendMail(tx, userId, { kind: 'trade_url_replaced' })
  }
  return told ? applyTradeHold(tx, { userId, steamId: user.steamId, seconds: told.seconds }) : {}
}
