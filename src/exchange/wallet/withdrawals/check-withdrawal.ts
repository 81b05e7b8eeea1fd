import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { findRestrictionRefusal } from '../../accounts/restrictions.ts'
import type { Queryable, Transaction } from '../../db/connection.ts'
import { rowsOf } from '../../db/rows.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { realNames } from '../../db/schema/real-names.ts'
import { withdrawals } from '../../db/schema/payments.ts'
import { readBalances } from '../../ledger/read-balances.ts'
import type { ReceivingAccountRow } from '../../receiving-accounts/accounts.ts'
import type { Refusal } from '../../refusal.ts'
import type { ExchangeSettings } from '../../settings.ts'
import { walletLimits } from '../limits.ts'
import { walletRefusals } from '../refusals.ts'

const { minimum, maximum, daily, dailyCount } = walletLimits.withdrawal

/** How a withdrawal would fare: the reasons against it and the figures to show. Amounts in fen. */
export interface WithdrawalCheck {
  reasons: Refusal[]
  available: bigint
  withdrawable: bigint
  dailyLeft: bigint
  dailyCountLeft: number
}

/**
 * Checks whether a person may withdraw an amount (fen) to an account. Only settled money counts, which is what
 * `available` holds; money recharged within the last `rechargeWait` seconds can be spent but not withdrawn, so that the
 * wallet can't turn somebody else's payment into cash. Failed withdrawals count toward no limit.
 */
export async function checkWithdrawal(
  db: Queryable | Transaction,
  { rechargeWait }: Pick<ExchangeSettings, 'rechargeWait'>,
  { userId, amount, account }: { userId: bigint; amount: bigint; account: ReceivingAccountRow | null },
): Promise<WithdrawalCheck> {
  const { available } = await readBalances(db, userId)
  const locked = rechargeWait > 0 ? await sumOfLateRecharges(db, userId, rechargeWait) : 0n
  const withdrawable = available > locked ? available - locked : 0n
  const used = await usedToday(db, userId)
  const dailyLeft = daily > used.sum ? daily - used.sum : 0n
  const dailyCountLeft = Math.max(dailyCount - used.count, 0)
  const isVerified = (await db.$count(realNames, eq(realNames.userId, userId))) > 0
  const reasons = [
    await findRestrictionRefusal(db, userId, 'withdraw'),
    isVerified ? null : walletRefusals.realNameNeeded(),
    account ? null : walletRefusals.receivingAccountMissing(),
    amount < minimum ? walletRefusals.amountTooSmall(minimum) : null,
    amount > maximum ? walletRefusals.amountTooLarge(maximum) : null,
    dailyCountLeft === 0 ? walletRefusals.dailyCountReached() : null,
    amount > dailyLeft ? walletRefusals.dailyAmountReached(dailyLeft) : null,
    amount > available ? walletRefusals.balanceTooLow(available) : null,
    amount <= available && amount > withdrawable ? walletRefusals.notWithdrawableYet(withdrawable) : null,
  ].filter((reason) => reason !== null)
  return { reasons, available, withdrawable, dailyLeft, dailyCountLeft }
}

async function sumOfLateRecharges(db: Queryable, userId: bigint, seconds: number): Promise<bigint> {
  const since = sql`${databaseNow} - make_interval(secs => ${seconds})`
  const [row] = await rowsOf<{ sum: string }>(
    db,
    sql`
      select coalesce(sum(amount), 0)::text as sum from (
        select amount from recharges where user_id = ${userId} and state = 'paid' and ended_at > ${since}
        union all
        select amount from contradictory_payments where user_id = ${userId} and state = 'booked' and ended_at > ${since}
      ) late`,
  )
  return BigInt(row!.sum)
}

async function usedToday(db: Queryable, userId: bigint): Promise<{ sum: bigint; count: number }> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${withdrawals.amount}), 0)::text`, count: sql<number>`count(*)::int` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        ne(withdrawals.state, 'failed'),
        gt(withdrawals.createdAt, sql`${databaseNow} - interval '24 hours'`),
      ),
    )
  return { sum: BigInt(row!.sum), count: row!.count }
}
