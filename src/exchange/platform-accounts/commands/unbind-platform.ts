import { eq } from 'drizzle-orm'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import { accountRefusals } from '../../accounts/refusals.ts'
import { enqueueSms } from '../../accounts/workers/send-sms.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import type { SignedInContext } from '../../http/context.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Refusal } from '../../refusal.ts'
import { forgetTradeStanding } from '../platform-standing.ts'
import { findUnbindObstacles } from '../unbind-obstacles.ts'

/**
 * Unbinds the platform account, drops its API key and trade link, and tells the owner by mail and SMS: with another
 * account bound in its place, a stolen session could spend the balance on items for the thief. Refused while anything
 * depends on it; `obstacles` lists what. Takes the row lock first: commands that create an order, a listing, a purchase
 * order or a bargain hold a shared lock on the row, so none slips in between.
 */
export async function unbindPlatform(
  tx: Transaction,
  context: SignedInContext,
): Promise<Record<string, never> | Refusal> {
  const { userId } = context.caller
  const [user] = await tx
    .select({ steamId: users.steamId, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!user?.steamId) return accountRefusals.platformNotBound()
  const obstacles = await findUnbindObstacles(tx, userId)
  if (obstacles.length > 0) return accountRefusals.platformInUse(obstacles)
  await tx
    .update(users)
    .set({
      steamId: null,
      steamUnboundAt: databaseNow,
      apiKey: null,
      isApiKeyProven: false,
      tradeUrl: null,
      isTradeUrlDead: false,
      setupFailure: null,
      isInventoryOpen: false,
    })
    .where(eq(users.id, userId))
  await forgetTradeStanding(tx, userId)
  await sendMail(tx, userId, { kind: 'platform_unbound', params: { account: user.steamId } })
  await sendUnbindingSms(tx, context, user.phone)
  return {}
}

/** In both languages: the person's last known one may be that of a thief's session. */
async function sendUnbindingSms(tx: Transaction, context: SignedInContext, phone: string): Promise<void> {
  if (await consumeLimits(tx, [[limits.unbindingSmsByUser, String(context.caller.userId)]])) return
  const text =
    'Your Steam account has been unbound. If this was not you, change your password and contact support at once. 您的 Steam 账户已解绑，如非本人操作请立即修改密码并联系客服。'
  await enqueueSms(tx, context, { phone, text, kind: 'platform_unbound' })
}
