import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { withdraw } from '#contract/wallet/withdrawals.ts'
import { parseAmount } from '#lib/money.ts'
import { maskPhone } from '../../../accounts/queries.ts'
import type { Queryable, Transaction } from '../../../db/connection.ts'
import { rowsOf } from '../../../db/rows.ts'
import { withdrawalEvents, withdrawals } from '../../../db/schema/payments.ts'
import type { SignedInContext } from '../../../http/context.ts'
import { openHold } from '../../../ledger/holds.ts'
import { findAccount } from '../../../receiving-accounts/accounts.ts'
import { lockPhone } from '../../../receiving-accounts/bindings.ts'
import { Refusal, refusals } from '../../../refusal.ts'
import { walletLimits } from '../../limits.ts'
import { walletRefusals } from '../../refusals.ts'
import { checkWithdrawal } from '../check-withdrawal.ts'
import { countCode, sendCode } from '../codes.ts'
import { feeOf, isConfirmed } from '../terms.ts'
import { withdrawalView } from '../views.ts'

type Request = CallRequest<typeof withdraw>

/** Counts the code that a withdrawal sends, unless the withdrawal is to be refused anyway. */
export async function prepareWithdrawal(context: SignedInContext, request: Request): Promise<Refusal | null> {
  const checked = await checkRequest(context.db, context, request)
  return checked instanceof Refusal ? checked : countCode(context)
}

/**
 * Holds the money at the terms that were shown and sends the confirmation code. Everything is checked again under the
 * person's lock: each of several concurrent requests sees what the others have used up.
 */
export async function beginWithdrawal(
  tx: Transaction,
  context: SignedInContext,
  request: Request,
): Promise<CallAnswer<typeof withdraw> | Refusal> {
  const { userId } = context.caller
  const phone = await lockPhone(tx, userId)
  const checked = await checkRequest(tx, context, request)
  if (checked instanceof Refusal) return checked
  const { account, amount, fee, available, now } = checked
  const expiresAt = new Date(now.getTime() + walletLimits.withdrawal.confirmation * 1000)
  const [withdrawal] = await tx
    .insert(withdrawals)
    .values({
      userId,
      receivingAccountId: account.id,
      provider: account.provider,
      outBizNo: `W${randomBytes(15).toString('hex')}`,
      amount,
      fee,
      expiresAt,
      dueAt: expiresAt,
    })
    .returning()
  const shortfall = await openHold(tx, { kind: 'withdrawal', referenceId: withdrawal!.id, userId, amount })
  if (shortfall) return walletRefusals.balanceTooLow(available)
  await tx
    .insert(withdrawalEvents)
    .values({ withdrawalId: withdrawal!.id, event: 'create', toState: 'awaiting_confirmation', actor: 'user' })
  await sendCode(tx, context, { withdrawal: withdrawal!, phone, account: account.masked })
  return { withdrawal: withdrawalView(withdrawal!, account.masked), phone: maskPhone(phone) }
}

async function checkRequest(
  db: Queryable | Transaction,
  { settings, caller: { userId } }: SignedInContext,
  request: Request,
) {
  const amount = parseAmount(request.amount)
  const account = await findAccount(db, userId, request.account_id)
  if (!account) return refusals.notFound()
  const [clock] = await rowsOf<{ now: string }>(db, sql`select amber_now()::text as now`)
  const now = new Date(clock!.now)
  const fee = feeOf(amount, settings.withdrawalFeeBasisPoints)
  const terms = { userId, accountId: account.id, amount, fee }
  if (!isConfirmed(settings.secretKey, terms, request.confirmation, now)) return walletRefusals.termsChanged()
  const { reasons, available } = await checkWithdrawal(db, settings, { userId, amount, account })
  return reasons[0] ?? { account, amount, fee, available, now }
}
