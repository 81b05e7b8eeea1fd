import { randomBytes } from 'node:crypto'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { recharge as call } from '#contract/wallet/recharges.ts'
import { noticePath } from '#contract/words.ts'
import { parseAmount } from '#lib/money.ts'
import { consumeLimits, limits } from '../../../accounts/limits.ts'
import { findRestrictionRefusal } from '../../../accounts/restrictions.ts'
import type { Queryable, Transaction } from '../../../db/connection.ts'
import { lockPerson } from '../../../db/lock-person.ts'
import { rowsOf } from '../../../db/rows.ts'
import { databaseNow } from '../../../db/schema/columns.ts'
import { rechargeEvents, recharges } from '../../../db/schema/payments.ts'
import type { SignedInContext } from '../../../http/context.ts'
import type { Refusal } from '../../../refusal.ts'
import { walletLimits } from '../../limits.ts'
import { walletRefusals } from '../../refusals.ts'
import { nextPoll } from '../due-time.ts'
import { rechargeView } from '../views.ts'

type Request = CallRequest<typeof call>

interface NewPayment {
  outTradeNo: string
  payUrl: string
  expiresAt: Date
}

const { minimum, maximum, daily, open, lifetime } = walletLimits.recharge

/**
 * Asks the provider for a payment under a fresh number. If the recharge is not stored after that, nobody has seen the
 * code, so nobody can pay it, and it expires. Limits that depend on current state are checked only later, under the
 * person's lock, once a repeated request has had its first answer replayed.
 */
export async function askForPayment(context: SignedInContext, request: Request): Promise<NewPayment | Refusal> {
  const { db, payment, settings, caller } = context
  const refusal =
    findAmountFault(parseAmount(request.amount)) ??
    (await consumeLimits(db, [[limits.rechargeByUser, String(caller.userId)]]))
  if (refusal) return refusal
  const [clock] = await rowsOf<{ now: string }>(db, sql`select amber_now()::text as now`)
  const expiresAt = new Date(new Date(clock!.now).getTime() + lifetime * 1000)
  const outTradeNo = `R${randomBytes(15).toString('hex')}`
  const created = await payment.createPayment({
    outTradeNo,
    amount: parseAmount(request.amount),
    subject: `Amber wallet ${request.amount}`,
    method: request.method,
    expiresAt,
    notifyUrl: `${settings.publicUrl}${noticePath}`,
    returnUrl: `${settings.publicUrl}${request.return_path}`,
  })
  return created.ok ? { outTradeNo, payUrl: created.payUrl, expiresAt } : walletRefusals.paymentRefused()
}

/** Stores the payment that was asked for: from now on its money is expected. */
export async function beginRecharge(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { amount, method }: Request,
  { outTradeNo, payUrl, expiresAt }: NewPayment,
): Promise<CallAnswer<typeof call> | Refusal> {
  // Held to the end, so that concurrent requests can't pass a limit together.
  await lockPerson(tx, userId)
  const refusal = await findRechargeFault(tx, userId, parseAmount(amount))
  if (refusal) return refusal
  const createdAt = new Date(expiresAt.getTime() - lifetime * 1000)
  const [row] = await tx
    .insert(recharges)
    .values({
      userId,
      provider: 'alipay',
      method,
      outTradeNo,
      payUrl,
      amount: parseAmount(amount),
      expiresAt,
      dueAt: nextPoll({ createdAt, expiresAt }, createdAt),
    })
    .returning()
  await tx.insert(rechargeEvents).values({ rechargeId: row!.id, event: 'create', toState: 'created', actor: 'user' })
  return rechargeView(row!)
}

function findAmountFault(amount: bigint): Refusal | null {
  if (amount < minimum) return walletRefusals.amountTooSmall(minimum)
  return amount > maximum ? walletRefusals.amountTooLarge(maximum) : null
}

/** Why a person may not recharge an amount (fen) now, or null. */
async function findRechargeFault(db: Queryable, userId: bigint, amount: bigint): Promise<Refusal | null> {
  const restriction = await findRestrictionRefusal(db, userId, 'recharge')
  if (restriction) return restriction
  const mine = eq(recharges.userId, userId)
  if ((await db.$count(recharges, and(mine, eq(recharges.state, 'created')))) >= open)
    return walletRefusals.tooManyOpen()
  const [used] = await db
    .select({ sum: sql<string>`coalesce(sum(${recharges.amount}), 0)::text` })
    .from(recharges)
    .where(and(mine, ne(recharges.state, 'closed'), gt(recharges.createdAt, sql`${databaseNow} - interval '24 hours'`)))
  const left = daily - BigInt(used!.sum)
  return amount > left ? walletRefusals.dailyAmountReached(left > 0n ? left : 0n) : null
}
