import { and, eq, sql } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { setApiKey as call } from '#contract/accounts/user.ts'
import { sealApiKey } from '../../accounts/api-key.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import { accountRefusals } from '../../accounts/refusals.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'

type Request = CallRequest<typeof call>

/** Asks the platform whether the key works for the bound account. */
export async function checkApiKey(
  { db, platform, caller: { userId } }: SignedInContext,
  { api_key }: Request,
): Promise<{ steamId: string } | Refusal> {
  const [user] = await db.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId))
  if (!user?.steamId) return accountRefusals.platformNotBound()
  const refusal = await consumeLimits(db, [[limits.tradeSetupByUser, String(userId)]])
  if (refusal) return refusal
  const checked = await platform.checkApiKey(user.steamId, api_key)
  return checked.ok ? { steamId: user.steamId } : accountRefusals.apiKeyInvalid()
}

/** Stores a key that was checked for this platform account, encrypted. */
export async function setApiKey(
  tx: Transaction,
  { settings, caller: { userId } }: SignedInContext,
  { api_key }: Request,
  { steamId }: { steamId: string },
): Promise<Record<string, never> | Refusal> {
  const kept = await tx
    .update(users)
    .set({
      apiKey: sealApiKey(settings.secretKey, userId, api_key.toUpperCase()),
      isApiKeyProven: false,
      // Clears only a key failure: a broken trade link stays broken.
      setupFailure: sql`nullif(${users.setupFailure}, 'api_key_invalid')`,
    })
    // The account that the key was checked for may have been unbound meanwhile.
    .where(and(eq(users.id, userId), eq(users.steamId, steamId)))
    .returning({ id: users.id })
  return kept.length > 0 ? {} : accountRefusals.platformNotBound()
}
