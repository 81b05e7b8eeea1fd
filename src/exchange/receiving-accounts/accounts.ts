import { createHmac } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ReceivingAccount } from '#contract/wallet/receiving-accounts.ts'
import { seconds } from '#lib/time/seconds.ts'
import { open, seal, subkey } from '../accounts/sealed-secret.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { receivingAccounts } from '../db/schema/payments.ts'
import { findRealName, maskName } from '../real-name/real-names.ts'
import type { ExchangeSettings } from '../settings.ts'

export type ReceivingAccountRow = typeof receivingAccounts.$inferSelect

/** The most accounts that a person may have bound at once. */
export const maxAccounts = 3

// This context and the name of the key below must not change, or data sealed under them would no longer open.
const contextOf = (userId: bigint) => `payout-account:${userId}`

/** What is stored of an account: encrypted, with a keyed hash to find equal ones, and masked for display. */
export function sealAccount(secretKey: Uint8Array, userId: bigint, account: string) {
  const plain = account.toLowerCase()
  return {
    account: seal(secretKey, plain, contextOf(userId)),
    accountHash: createHmac('sha256', subkey(secretKey, 'payout-accounts')).update(plain).digest('hex'),
    masked: maskAccount(plain),
  }
}

/** The decrypted account, for the payment provider only. */
export const openAccount = (secretKey: Uint8Array, row: Pick<ReceivingAccountRow, 'userId' | 'account'>) =>
  open(secretKey, row.account, contextOf(row.userId))

/** `13800000001` -> `138****0001`, `somebody@mail.example` -> `so****@mail.example` */
export function maskAccount(account: string): string {
  const at = account.indexOf('@')
  if (at < 0) return `${account.slice(0, 3)}****${account.slice(-4)}`
  return `${account.slice(0, Math.min(2, at - 1))}****${account.slice(at)}`
}

const live = (userId: bigint) => and(eq(receivingAccounts.userId, userId), isNull(receivingAccounts.unboundAt))

/** A person's bound accounts, the default one first. */
export async function findAccounts(db: Queryable, userId: bigint): Promise<ReceivingAccountRow[]> {
  return db
    .select()
    .from(receivingAccounts)
    .where(live(userId))
    .orderBy(desc(receivingAccounts.isDefault), desc(receivingAccounts.id))
}

/** One of a person's bound accounts: the given one, or the default; null if there is none. */
export async function findAccount(
  db: Queryable | Transaction,
  userId: bigint,
  accountId: string | undefined,
): Promise<ReceivingAccountRow | null> {
  const wanted = accountId === undefined ? receivingAccounts.isDefault : eq(receivingAccounts.id, BigInt(accountId))
  const [row] = await db
    .select()
    .from(receivingAccounts)
    .where(and(live(userId), wanted))
  return row ?? null
}

/** The masked name of the holder of a person's accounts; empty until they are verified. */
export async function holderOf(
  db: Queryable,
  { secretKey }: Pick<ExchangeSettings, 'secretKey'>,
  userId: bigint,
): Promise<string> {
  const person = await findRealName(db, secretKey, userId)
  return person ? maskName(person.name) : ''
}

export const accountView = (row: ReceivingAccountRow, holder: string): ReceivingAccount => ({
  account_id: row.id.toString(),
  provider: row.provider,
  account: row.masked,
  real_name: holder,
  is_default: row.isDefault,
  bound_at: seconds(row.boundAt),
})
