import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import type { SetupFailure } from '#contract/accounts/user.ts'
import { users } from '../db/schema/accounts.ts'
import { stopTrading } from './stop-trading.ts'

/**
 * Records that the platform no longer accepts a person's key or link, until they replace it, and takes off the market
 * what depends on it. Call it last in a transaction.
 */
export async function noteSetupFailure(tx: Transaction, userId: bigint, setupFailure: SetupFailure): Promise<void> {
  const isTradeUrlDead = setupFailure === 'trade_url_invalid' || undefined
  await tx.update(users).set({ setupFailure, isTradeUrlDead }).where(eq(users.id, userId))
  await stopTrading(tx, userId, setupFailure)
}
