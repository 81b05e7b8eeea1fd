import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { type SetupFailure, users } from '../db/schema/accounts.ts'
import { failListings } from '../listings/fail-listings.ts'

/**
 * Records that the platform no longer accepts a person's key or link, until they replace it. Without a key, none of
 * their deliveries can be observed, so their listings leave the market. Call it last in a transaction.
 */
export async function noteSetupFailure(tx: Transaction, userId: bigint, setupFailure: SetupFailure): Promise<void> {
  await tx.update(users).set({ setupFailure }).where(eq(users.id, userId))
  if (setupFailure === 'api_key_invalid') await failListings(tx, userId, 'api_key_invalid')
}
