import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { receivingAccounts } from '../../db/schema/payments.ts'
import { type LockedWithdrawal, lockWithdrawal } from './move-withdrawal.ts'

/** Locks a person's own withdrawal and returns it with its masked account; null if it is not theirs. */
export async function lockOwnWithdrawal(
  tx: Transaction,
  userId: bigint,
  withdrawId: string,
): Promise<(LockedWithdrawal & { account: string }) | null> {
  const locked = await lockWithdrawal(tx, BigInt(withdrawId))
  if (locked?.withdrawal.userId !== userId) return null
  return { ...locked, account: await maskedAccountOf(tx, locked.withdrawal.receivingAccountId) }
}

/** The masked account that a withdrawal goes to, whether still bound or not. */
export async function maskedAccountOf(tx: Transaction, receivingAccountId: bigint): Promise<string> {
  const [account] = await tx
    .select({ masked: receivingAccounts.masked })
    .from(receivingAccounts)
    .where(eq(receivingAccounts.id, receivingAccountId))
  if (!account) throw new Error(`there is no receiving account ${receivingAccountId}`)
  return account.masked
}
