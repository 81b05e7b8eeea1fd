import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CallAnswer } from '#contract/call.ts'
import type { amounts, HoldKind, info } from '#contract/wallet/wallet.ts'
import { balanceNames } from '#contract/words.ts'
import { formatAmount } from '#lib/money.ts'
import type { Queryable } from '../db/connection.ts'
import { holds, ledgerAccounts } from '../db/schema/money.ts'
import { orders } from '../db/schema/orders.ts'
import { statement } from '../db/statement.ts'
import { userAccount } from '../ledger/accounts.ts'
import { readBalances } from '../ledger/read-balances.ts'
import { isBoughtBy } from './read-escrow.ts'

/** Amounts are fen as text. */
interface WalletRow {
  balances: string[]
  held_for: [kind: HoldKind, amount: string][]
  escrow: [amount: string, orders: number]
}

/** One statement for all of it. */
const walletQuery = statement<{ userId: bigint; keys: string[] }, WalletRow>(
  ({ userId, keys }) => sql`
    select
      array(
        select coalesce(${ledgerAccounts.balance}, 0)::text
        from unnest(${keys}::text[]) with ordinality as asked (key, place)
        left join ${ledgerAccounts} on ${ledgerAccounts.key} = asked.key
        order by place
      ) as balances,
      (
        select coalesce(json_agg(json_build_array(kind, amount::text) order by kind), '[]')
        from (
          select ${holds.kind} as kind, sum(${holds.amount}) as amount from ${holds}
          where ${and(eq(holds.userId, userId), eq(holds.state, 'open'))} group by 1
        ) as parts
      ) as held_for,
      (
        select json_build_array(coalesce(sum(${orders.price}), 0)::text, count(*))
        from ${orders} where ${isBoughtBy(userId)}
      ) as escrow`,
)

/** A person's three balances. */
export async function readAmounts(db: Queryable, userId: bigint): Promise<z.output<typeof amounts>> {
  const balances = await readBalances(db, userId)
  return {
    available: formatAmount(balances.available),
    held: formatAmount(balances.held),
    pending: formatAmount(balances.pending),
  }
}

/** A person's balances, what the held one is held for, and what they have paid that is not settled yet. */
export async function readWallet(db: Queryable, userId: bigint): Promise<CallAnswer<typeof info>> {
  const keys = balanceNames.map((balance) => userAccount(userId, balance))
  const [row] = await walletQuery(db, { userId, keys })
  const { balances, held_for, escrow } = row!
  const balanceOf = (name: (typeof balanceNames)[number]) => formatAmount(BigInt(balances[balanceNames.indexOf(name)]!))
  return {
    available: balanceOf('available'),
    held: balanceOf('held'),
    held_for: held_for.map(([kind, amount]) => ({ kind, amount: formatAmount(BigInt(amount)) })),
    pending: balanceOf('pending'),
    in_escrow: { amount: formatAmount(BigInt(escrow[0])), orders: escrow[1] },
  }
}
