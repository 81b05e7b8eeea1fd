import { eq } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { setTradeUrl as call } from '#contract/user.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { orWhenUnavailable } from '../platform-binding.ts'
import { accountRefusals } from '../refusals.ts'
import { applyTradeHold, findTradeHold } from '../trade-hold.ts'

/** Asks how long the platform would hold trades by this link; null where it does not tell: it is asked again later. */
export async function askForHold(
  { db, platform, caller: { userId } }: SignedInContext,
  { trade_url }: CallRequest<typeof call>,
): Promise<{ heldSeconds: number | null }> {
  const [user] = await db.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId))
  const link = { steamId: user?.steamId ?? null, tradeUrl: trade_url }
  return { heldSeconds: await orWhenUnavailable(findTradeHold(platform, link), null) }
}

/** Keeps a trade link, written anew from its partner and token; the partner has to be the bound account. */
export async function setTradeUrl(
  tx: Transaction,
  { platform, caller: { userId } }: SignedInContext,
  { trade_url }: CallRequest<typeof call>,
  { heldSeconds }: { heldSeconds: number | null },
): Promise<Record<string, never> | Refusal> {
  const [user] = await tx.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId)).for('update')
  if (!user?.steamId) return accountRefusals.platformNotBound()
  const parsed = platform.parseTradeUrl(trade_url, user.steamId)
  if (!parsed.ok) {
    return parsed.reason === 'malformed' ? accountRefusals.tradeUrlMalformed() : accountRefusals.tradeUrlForeign()
  }
  await tx.update(users).set({ tradeUrl: parsed.url, setupFailure: null }).where(eq(users.id, userId))
  if (heldSeconds === null) return {}
  return applyTradeHold(tx, { userId, steamId: user.steamId, seconds: heldSeconds })
}
