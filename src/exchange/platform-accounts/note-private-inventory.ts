import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { transact } from '../db/transact.ts'
import { stopTrading } from './stop-trading.ts'

/**
 * Records that the inventory of a platform account is private, unless the account has been unbound meanwhile, and takes
 * off the market what its person can't trade until it is public: buyers can't be sent items that they can't see.
 */
export async function notePrivateInventory(db: Queryable, userId: bigint, steamId: string): Promise<void> {
  await transact(db, async (tx) => {
    const mine = and(eq(users.id, userId), eq(users.steamId, steamId))
    const noted = await tx.update(users).set({ isInventoryOpen: false }).where(mine).returning({ id: users.id })
    if (noted.length > 0) await stopTrading(tx, userId, 'inventory_private')
    return {}
  })
}
