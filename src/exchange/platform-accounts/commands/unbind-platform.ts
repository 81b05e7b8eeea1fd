import { eq } from 'drizzle-orm'
import { accountRefusals } from '../../accounts/refusals.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { forgetTradeStanding } from '../platform-standing.ts'
import { findUnbindObstacles } from '../unbind-obstacles.ts'

/**
 * Unbinds the platform account, and drops its API key and trade link. Refused while anything depends on it; `obstacles`
 * lists what. Takes the row lock first: commands that create an order, a listing, a purchase order or a bargain hold a
 * shared lock on the row, so none slips in between.
 */
export async function unbindPlatform(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
): Promise<Record<string, never> | Refusal> {
  const [user] = await tx.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId)).for('update')
  if (!user?.steamId) return accountRefusals.platformNotBound()
  const obstacles = await findUnbindObstacles(tx, userId)
  if (obstacles.length > 0) return accountRefusals.platformInUse(obstacles)
  await tx
    .update(users)
    .set({
      steamId: null,
      apiKey: null,
      isApiKeyProven: false,
      tradeUrl: null,
      isTradeUrlDead: false,
      setupFailure: null,
      isInventoryOpen: false,
    })
    .where(eq(users.id, userId))
  await forgetTradeStanding(tx, userId)
  return {}
}
