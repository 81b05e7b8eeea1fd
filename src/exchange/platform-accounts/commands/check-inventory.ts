import { and, eq } from 'drizzle-orm'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import { accountRefusals } from '../../accounts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { notePrivateInventory } from '../note-private-inventory.ts'
import { isInventoryOpen, noteTradeHold, noteTradeStanding } from '../platform-binding.ts'

/** Asks the platform whether the caller's inventory is public and the account may trade now, and stores the answers. */
export async function checkInventory({
  db,
  platform,
  caller: { userId },
}: SignedInContext): Promise<{ inventory_open: boolean } | Refusal> {
  const [user] = await db.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId))
  if (!user?.steamId) return accountRefusals.platformNotBound()
  const refusal = await consumeLimits(db, [[limits.inventoryByUser, String(userId)]])
  if (refusal) return refusal
  const isOpen = await isInventoryOpen(platform, user.steamId)
  await noteTradeStanding({ db, platform }, { userId, steamId: user.steamId })
  await noteTradeHold({ db, platform }, userId)
  // The account that was checked may have been unbound meanwhile.
  const asked = and(eq(users.id, userId), eq(users.steamId, user.steamId))
  if (isOpen) await db.update(users).set({ isInventoryOpen: true }).where(asked)
  else await notePrivateInventory(db, userId, user.steamId)
  return { inventory_open: isOpen }
}
