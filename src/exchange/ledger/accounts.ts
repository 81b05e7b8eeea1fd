import { type BalanceName, balanceNames } from '#contract/words.ts'
import { ledgerAccounts } from '../db/schema/money.ts'
import type { Transaction } from '../db/connection.ts'

/** Key of an account in the ledger. */
export type AccountKey =
  `user:${bigint}:${BalanceName}` | `escrow:${bigint}` | `fees:${bigint}` | `cash:${string}` | 'adjustments'

/** Escrow and fees are sharded over this many rows to avoid lock contention between purchases. */
const shards = 64n

export const userAccount = (userId: bigint, balance: BalanceName): AccountKey => `user:${userId}:${balance}`
/** The escrow shard of an order, the same for every posting of that order. */
export const escrowAccount = (orderId: bigint): AccountKey => `escrow:${orderId % shards}`
export const feesAccount = (orderId: bigint): AccountKey => `fees:${orderId % shards}`
/** Net flow through a payment provider: the more money came in, the further below zero. */
export const cashAccount = (provider: string): AccountKey => `cash:${provider}`
/** Money that operators added or removed by hand; only this and `cash:*` may be below zero. */
export const adjustmentsAccount: AccountKey = 'adjustments'

/** Opens a person's accounts; idempotent. */
export async function openUserAccounts(tx: Transaction, userId: bigint): Promise<void> {
  const rows = balanceNames.map((balance) => ({ key: userAccount(userId, balance) }))
  await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing()
}
