import { inArray, sql } from 'drizzle-orm'
import { type BalanceName, balanceNames } from '#contract/words.ts'
import type { Queryable } from '../db/connection.ts'
import { ledgerAccounts } from '../db/schema/money.ts'
import { prepared } from '../db/statement.ts'
import { userAccount } from './accounts.ts'

const balancesQuery = prepared('read_balances', (db) =>
  db
    .select({ key: ledgerAccounts.key, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      inArray(
        ledgerAccounts.key,
        balanceNames.map((balance) => sql.placeholder(balance)),
      ),
    ),
)

/** A person's balances in fen. */
export async function readBalances(db: Queryable, userId: bigint): Promise<Record<BalanceName, bigint>> {
  const keys = Object.fromEntries(balanceNames.map((balance) => [balance, userAccount(userId, balance)]))
  const rows = await balancesQuery(db, keys)
  const balanceOf = (balance: BalanceName) =>
    rows.find((row) => row.key === userAccount(userId, balance))?.balance ?? 0n
  return { available: balanceOf('available'), held: balanceOf('held'), pending: balanceOf('pending') }
}
