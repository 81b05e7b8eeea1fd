import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CallAnswer } from '#contract/call.ts'
import type { amounts, HoldKind, info } from '#contract/wallet/wallet.ts'
import { formatAmount } from '#lib/money.ts'
import type { Queryable } from '../db/connection.ts'
import { holds } from '../db/schema/money.ts'
import { orders } from '../db/schema/orders.ts'
import { statement } from '../db/statement.ts'
import { balanceKeys, type BalanceJson, type Balances, balancesIn, balancesPart } from '../ledger/read-balances.ts'
import { isBoughtBy } from './read-escrow.ts'

/** Amounts are fen as text. */
interface WalletRow {
  balances: BalanceJson[]
  held_for: [kind: HoldKind, amount: string][]
  escrow: [amount: string, orders: number]
}

/** One statement for all of it. */
const walletQuery = statement<{ userId: bigint } & Record<string, string | bigint>, WalletRow>(
  ({ userId }) => sql`
    select
      ${balancesPart} as balances,
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

/** A person's three balances, as people read them. */
export const formatBalances = ({ available, held, pending }: Balances): z.output<typeof amounts> => ({
  available: formatAmount(available),
  held: formatAmount(held),
  pending: formatAmount(pending),
})

/** A person's balances, what the held one is held for, and what they have paid that is not settled yet. */
export async function readWallet(db: Queryable, userId: bigint): Promise<CallAnswer<typeof info>> {
  const [row] = await walletQuery(db, { userId, ...balanceKeys(userId) })
  const { balances, held_for, escrow } = row!
  return {
    ...formatBalances(balancesIn(balances, userId)),
    held_for: held_for.map(([kind, amount]) => ({ kind, amount: formatAmount(BigInt(amount)) })),
    in_escrow: { amount: formatAmount(BigInt(escrow[0])), orders: escrow[1] },
  }
}
