import { eq } from 'drizzle-orm'
import { accountRefusals } from '../../accounts/refusals.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { forgetTradeStanding } from '../platform-standing.ts'
import { findUnbindObstacles } from '../unbind-obstacles.ts'

/**
 * Ends a binding, and with it the key and link that belong to that account. Refused while anything rests on it; `obstacles`
 * says what. The row lock comes first: commands that begin an order, a listing, a purchase order or a bargain hold the row
 * shared, so none slips in between.
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
    .set({ steamId: null, apiKey: null, tradeUrl: null, setupFailure: null, isInventoryOpen: false })
    .where(eq(users.id, userId))
  await forgetTradeStanding(tx, userId)
  return {}
}
