import { and, eq, inArray, sql } from 'drizzle-orm'
import type { HoldKind } from '#contract/wallet/wallet.ts'
import { type BalanceName, balanceNames } from '#contract/words.ts'
import type { Queryable } from '../db/connection.ts'
import { holds, ledgerAccounts } from '../db/schema/money.ts'
import { userAccount } from './accounts.ts'

/** A person's balances in fen. */
export async function readBalances(db: Queryable, userId: bigint): Promise<Record<BalanceName, bigint>> {
  const keys = balanceNames.map((balance) => userAccount(userId, balance))
  const rows = await db.select().from(ledgerAccounts).where(inArray(ledgerAccounts.key, keys))
  const balanceOf = (balance: BalanceName) =>
    rows.find((row) => row.key === userAccount(userId, balance))?.balance ?? 0n
  return { available: balanceOf('available'), held: balanceOf('held'), pending: balanceOf('pending') }
}

/** What a person's held money is held for, in fen; kinds that nothing is held for are left out. Together it is the balance `held`. */
export const readHeldFor = (db: Queryable, userId: bigint): Promise<{ kind: HoldKind; amount: bigint }[]> =>
  db
    .select({ kind: holds.kind, amount: sql<bigint>`sum(${holds.amount})::bigint`.mapWith(holds.amount) })
    .from(holds)
    .where(and(eq(holds.userId, userId), eq(holds.state, 'open')))
    .groupBy(holds.kind)
    .orderBy(holds.kind)
