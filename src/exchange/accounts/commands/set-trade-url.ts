import { eq } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { setTradeUrl as call } from '#contract/user.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { accountRefusals } from '../refusals.ts'

/** Keeps a trade link, written anew from its partner and token; the partner has to be the bound account. */
export async function setTradeUrl(
  tx: Transaction,
  { platform, caller: { userId } }: SignedInContext,
  { trade_url }: CallRequest<typeof call>,
): Promise<Record<string, never> | Refusal> {
  const [user] = await tx.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId)).for('update')
  if (!user?.steamId) return accountRefusals.platformNotBound()
  const parsed = platform.parseTradeUrl(trade_url, user.steamId)
  if (!parsed.ok) {
    return parsed.reason === 'malformed' ? accountRefusals.tradeUrlMalformed() : accountRefusals.tradeUrlForeign()
  }
  await tx.update(users).set({ tradeUrl: parsed.url, setupFailure: null }).where(eq(users.id, userId))
  return {}
}
