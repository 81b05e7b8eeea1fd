import { sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { withdrawCheck } from '#contract/wallet/withdrawals.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { rowsOf } from '../../db/rows.ts'
import type { SignedInContext } from '../../http/context.ts'
import { accountView, findAccount, holderOf } from '../../receiving-accounts/accounts.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { walletLimits } from '../limits.ts'
import { checkWithdrawal } from './check-withdrawal.ts'
import { confirmTerms, feeOf } from './terms.ts'

const { minimum, maximum, daily, dailyCount, terms: termsSeconds, arrival } = walletLimits.withdrawal

/** Returns what a withdrawal would come to, with either every reason against it or a confirmation of its terms. */
export async function showTerms(
  { db, settings, locale, caller: { userId } }: SignedInContext,
  request: CallRequest<typeof withdrawCheck>,
): Promise<CallAnswer<typeof withdrawCheck> | Refusal> {
  const amount = parseAmount(request.amount)
  const account = await findAccount(db, userId, request.account_id)
  if (!account && request.account_id !== undefined) return refusals.notFound()
  const check = await checkWithdrawal(db, settings, { userId, amount, account })
  const fee = feeOf(amount, settings.withdrawalFeeBasisPoints)
  const [clock] = await rowsOf<{ now: number }>(db, sql`select extract(epoch from amber_now())::float8 as now`)
  const expiresAt = Math.floor(clock!.now) + termsSeconds
  const isAllowed = account !== null && check.reasons.length === 0
  return {
    amount: formatAmount(amount),
    fee: formatAmount(fee),
    arrival_amount: formatAmount(amount - fee),
    account: account && accountView(account, await holderOf(db, settings, userId)),
    available: formatAmount(check.available),
    withdrawable: formatAmount(check.withdrawable),
    limits: {
      minimum: formatAmount(minimum),
      maximum: formatAmount(maximum),
      daily: formatAmount(daily),
      daily_left: formatAmount(check.dailyLeft),
      daily_count: dailyCount,
      daily_count_left: check.dailyCountLeft,
    },
    arrives_in: arrival,
    reasons: check.reasons.map(({ code, message }) => ({ code, message: message[locale] })),
    confirmation: isAllowed
      ? confirmTerms(settings.secretKey, { userId, accountId: account.id, amount, fee }, expiresAt)
      : null,
    confirmation_expires_at: isAllowed ? expiresAt : null,
  }
}
