import { type BalanceName, balanceNames } from '#contract/words.ts'
import { ledgerAccounts } from '../db/schema/money.ts'
import type { Transaction } from '../db/connection.ts'

/** Key of an account in the ledger. */
export type AccountKey =
  `user:${bigint}:${BalanceName}` | `escrow:${bigint}` | `fees:${bigint}` | `cash:${string}` | 'adjustments'

/** Escrow and fees are split over this many rows, so that purchases do not queue for one. */
const shards = 64n

export const userAccount = (userId: bigint, balance: BalanceName): AccountKey => `user:${userId}:${balance}`
/** The escrow shard of an order: the same one for every posting of that order. */
export const escrowAccount = (orderId: bigint): AccountKey => `escrow:${orderId % shards}`
export const feesAccount = (orderId: bigint): AccountKey => `fees:${orderId % shards}`
/** What a payment provider has brought in and paid out: the more came in, the further below zero. */
export const cashAccount = (provider: string): AccountKey => `cash:${provider}`
/** Money that entered or left by an operator's hand; with `cash:*` the only one that may be below zero. */
export const adjustmentsAccount: AccountKey = 'adjustments'

/** Opens a person's accounts; a second time changes nothing. */
export async function openUserAccounts(tx: Transaction, userId: bigint): Promise<void> {
  const rows = balanceNames.map((balance) => ({ key: userAccount(userId, balance) }))
  await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing()
}
