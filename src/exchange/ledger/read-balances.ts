import { inArray, type SQL, sql } from 'drizzle-orm'
import { type BalanceName, balanceNames } from '#contract/words.ts'
import type { Queryable } from '../db/connection.ts'
import { ledgerAccounts } from '../db/schema/money.ts'
import { statement } from '../db/statement.ts'
import { userAccount } from './accounts.ts'

export type Balances = Record<BalanceName, bigint>

/** Amounts are fen as text. */
export type BalanceJson = [key: string, balance: string]

/** Names the accounts for `balancesPart`. */
export const balanceKeys = (userId: bigint): Record<string, string> =>
  Object.fromEntries(balanceNames.map((balance) => [balance, userAccount(userId, balance)]))

/** A person's balances as a part of a statement that is given `balanceKeys`; `balancesIn` reads it. */
export const balancesPart: SQL<BalanceJson[]> = sql`array_to_json(array(
  select json_build_array(${ledgerAccounts.key}, ${ledgerAccounts.balance}::text) from ${ledgerAccounts}
  where ${inArray(
    ledgerAccounts.key,
    balanceNames.map((balance) => sql.placeholder(balance)),
  )}
))`

/** A person's balances in fen, of what a statement has found. */
export function balancesIn(found: readonly BalanceJson[], userId: bigint): Balances {
  const byKey = new Map(found)
  const balanceOf = (balance: BalanceName) => BigInt(byKey.get(userAccount(userId, balance)) ?? 0)
  return { available: balanceOf('available'), held: balanceOf('held'), pending: balanceOf('pending') }
}

const balancesQuery = statement<Record<string, string>, { balances: BalanceJson[] }>(
  () => sql`select ${balancesPart} as balances`,
)

/** A person's balances in fen. */
export async function readBalances(db: Queryable, userId: bigint): Promise<Balances> {
  const [row] = await balancesQuery(db, balanceKeys(userId))
  return balancesIn(row!.balances, userId)
}
