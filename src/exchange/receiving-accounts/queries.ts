import { and, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { detail, list } from '#contract/wallet/receiving-accounts.ts'
import { formatAmount } from '#lib/money.ts'
import { withdrawals } from '../db/schema/payments.ts'
import type { SignedInContext } from '../http/context.ts'
import { type Refusal, refusals } from '../refusal.ts'
import { accountView, findAccount, findAccounts, holderOf, maxAccounts } from './accounts.ts'

/** Returns a person's bound accounts. */
export async function listAccounts({ db, settings, caller }: SignedInContext): Promise<CallAnswer<typeof list>> {
  const holder = await holderOf(db, settings, caller.userId)
  const rows = await findAccounts(db, caller.userId)
  return { items: rows.map((row) => accountView(row, holder)), max_accounts: maxAccounts }
}

/** Returns one bound account with the sums paid out to it. */
export async function showAccount(
  { db, settings, caller: { userId } }: SignedInContext,
  { account_id }: CallRequest<typeof detail>,
): Promise<CallAnswer<typeof detail> | Refusal> {
  const account = await findAccount(db, userId, account_id)
  if (!account) return refusals.notFound()
  const isPaid = sql`${withdrawals.state} = 'paid'`
  const [sums] = await db
    .select({
      count: sql<number>`count(*) filter (where ${isPaid})::int`,
      total: sql<string>`coalesce(sum(${withdrawals.amount} - ${withdrawals.fee}) filter (where ${isPaid}), 0)::text`,
      lastAt: sql<
        number | null
      >`floor(extract(epoch from max(${withdrawals.endedAt}) filter (where ${isPaid})))::float8`,
      underWay: sql<number>`count(*) filter (where ${withdrawals.state} in ('awaiting_confirmation', 'processing'))::int`,
    })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.receivingAccountId, account.id)))
  return {
    ...accountView(account, await holderOf(db, settings, userId)),
    withdrawals: {
      count: sums!.count,
      total: formatAmount(BigInt(sums!.total)),
      last_at: sums!.lastAt,
      under_way: sums!.underWay,
    },
  }
}
