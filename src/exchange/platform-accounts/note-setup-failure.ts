import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { type SetupFailure, users } from '../db/schema/accounts.ts'
import { failListings } from '../listings/fail-listings.ts'

/**
 * Keeps in mind that the platform no longer accepts a person's key or link, until they replace it. Without a key no
 * delivery of theirs can be seen, so what they have on sale leaves the market. Comes last in its transaction.
 */
export async function noteSetupFailure(tx: Transaction, userId: bigint, setupFailure: SetupFailure): Promise<void> {
  await tx.update(users).set({ setupFailure }).where(eq(users.id, userId))
  if (setupFailure === 'api_key_invalid') await failListings(tx, userId, 'api_key_invalid')
}
