import { and, eq, sql } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { setApiKey as call } from '#contract/accounts/user.ts'
import { openApiKey, sealApiKey } from '../../accounts/api-key.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import { accountRefusals } from '../../accounts/refusals.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Refusal } from '../../refusal.ts'
import { noteSetupFailure } from '../note-setup-failure.ts'
import { orWhenUnavailable } from '../platform-binding.ts'
import { askAboutLink } from '../trade-hold.ts'

type Request = CallRequest<typeof call>

/** The account that a key was checked for, and its link if that has stopped working. */
interface Checked {
  steamId: string
  deadLink: string | null
}

/**
 * Asks the platform whether the key works for the bound account, and about its link, which may have stopped working
 * unnoticed while the key was dead.
 */
export async function checkApiKey(
  { db, platform, caller: { userId } }: SignedInContext,
  { api_key }: Request,
): Promise<Checked | Refusal> {
  const [user] = await db
    .select({ steamId: users.steamId, tradeUrl: users.tradeUrl })
    .from(users)
    .where(eq(users.id, userId))
  if (!user?.steamId) return accountRefusals.platformNotBound()
  const refusal = await consumeLimits(db, [[limits.tradeSetupByUser, String(userId)]])
  if (refusal) return refusal
  const { steamId, tradeUrl } = user
  if (!(await platform.checkApiKey(steamId, api_key)).ok) return accountRefusals.apiKeyInvalid()
  const told = tradeUrl && (await orWhenUnavailable(askAboutLink(platform, { steamId, tradeUrl }), null))
  return { steamId, deadLink: told === 'link_invalid' ? tradeUrl : null }
}

/** Stores a key that was checked for this platform account, encrypted, and tells the owner if it replaces another. */
export async function setApiKey(
  tx: Transaction,
  { settings, caller: { userId } }: SignedInContext,
  { api_key }: Request,
  { steamId, deadLink }: Checked,
): Promise<Record<string, never> | Refusal> {
  const apiKey = api_key.toUpperCase()
  // The account that the key was checked for may have been unbound meanwhile.
  const checked = and(eq(users.id, userId), eq(users.steamId, steamId))
  const [former] = await tx.select({ id: users.id, apiKey: users.apiKey }).from(users).where(checked).for('update')
  if (!former) return accountRefusals.platformNotBound()
  const [user] = await tx
    .update(users)
    .set({
      apiKey: sealApiKey(settings.secretKey, userId, apiKey),
      isApiKeyProven: false,
      // Clears only a key failure: a broken trade link stays broken.
      setupFailure: sql`case when ${users.isTradeUrlDead} then 'trade_url_invalid' end`,
    })
    .where(eq(users.id, userId))
    .returning({ tradeUrl: users.tradeUrl, failure: users.setupFailure })
  if (former.apiKey !== null && openApiKey(settings.secretKey, former) !== apiKey)
    await sendMail(tx, userId, { kind: 'api_key_replaced' })
  if (deadLink !== null && user!.tradeUrl === deadLink && user!.failure === null)
    await noteSetupFailure(tx, userId, 'trade_url_invalid')
  return {}
}
