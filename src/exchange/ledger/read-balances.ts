import { inArray } from 'drizzle-orm'
import { type BalanceName, balanceNames } from '#contract/words.ts'
import type { Queryable } from '../db/connection.ts'
import { ledgerAccounts } from '../db/schema/money.ts'
import { userAccount } from './accounts.ts'

/** A person's balances in fen. */
export async function readBalances(db: Queryable, userId: bigint): Promise<Record<BalanceName, bigint>> {
  const keys = balanceNames.map((balance) => userAccount(userId, balance))
  const rows = await db.select().from(ledgerAccounts).where(inArray(ledgerAccounts.key, keys))
  const balanceOf = (balance: BalanceName) =>
    rows.find((row) => row.key === userAccount(userId, balance))?.balance ?? 0n
  return { available: balanceOf('available'), held: balanceOf('held'), pending: balanceOf('pending') }
}
