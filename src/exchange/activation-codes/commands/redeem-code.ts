import { eq, sql } from 'drizzle-orm'
import type { redeem } from '#contract/wallet/activation-codes.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { consumeCaptcha } from '../../accounts/commands/consume-captcha.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import { grantGift } from '../../activities/grant-gift.ts'
import type { Transaction } from '../../db/connection.ts'
import { activationCodes } from '../../db/schema/activation-codes.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import type { SignedInContext } from '../../http/context.ts'
import { adjustmentsAccount, userAccount } from '../../ledger/accounts.ts'
import { type LedgerEntry, postCovered } from '../../ledger/post.ts'
import { readBalances } from '../../ledger/read-balances.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { Refusal, refuse } from '../../refusal.ts'
import { hashCode, normaliseCode } from '../code.ts'

/** The hash of a well-formed code, or the reason why nothing is looked up. */
export interface RedeemTry {
  outcome: string | Refusal
}

/**
 * Limits guessing: few attempts, counted whether or not they succeed, each with its own captcha (S7.5). The captcha is
 * consumed here, but its verdict is returned only if the request was not answered before: a repeat under the same key
 * gets the first answer again, whatever has become of its captcha.
 */
export async function prepareRedeem(
  { db, caller, device, settings, headers }: SignedInContext,
  { cdk }: CallRequest<typeof redeem>,
): Promise<RedeemTry | Refusal> {
  const refusal = await consumeLimits(db, [
    [limits.redeemByUser, caller.userId.toString()],
    [limits.redeemByAddress, device.address],
  ])
  if (refusal) return refusal
  const captchaRefusal = await consumeCaptcha(db, headers['captcha-id'] ?? '', headers['captcha'] ?? '')
  if (captchaRefusal) return { outcome: captchaRefusal }
  const code = normaliseCode(cdk)
  return { outcome: code === null ? unknownCode() : hashCode(settings.secretKey, code) }
}

/**
 * S1.9 Redeems an activation code: moves its amount to the user's balance, once, for the first to redeem it in time. A
 * code for an activity's gift is only for users who have done its steps and not yet had that gift.
 */
export async function redeemCode(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  _request: CallRequest<typeof redeem>,
  { outcome: codeHash }: RedeemTry,
): Promise<CallAnswer<typeof redeem> | Refusal> {
  if (codeHash instanceof Refusal) return codeHash
  const [found] = await tx
    .select({ code: activationCodes, isExpired: sql<boolean>`${activationCodes.expiresAt} <= amber_now()` })
    .from(activationCodes)
    .where(eq(activationCodes.codeHash, codeHash))
    .for('update')
  if (!found) return unknownCode()
  const { code, isExpired } = found
  if (code.redeemedBy !== null) {
    return refuse(codes.activationCodeUsed, 'This code has been redeemed.', '该激活码已被使用。')
  }
  const expireTime = seconds(code.expiresAt)
  if (isExpired) {
    return refuse(codes.activationCodeExpired, 'This code has expired.', '该激活码已过期。', {
      expire_time: expireTime,
    })
  }
  if (code.activityId !== null) {
    const gift = await grantGift(tx, { userId, activityId: code.activityId, kind: 'code' })
    if (gift instanceof Refusal) return gift
  }
  const [redeemed] = await tx
    .update(activationCodes)
    .set({ redeemedBy: userId, redeemedAt: databaseNow })
    .where(eq(activationCodes.id, code.id))
    .returning({ at: activationCodes.redeemedAt })
  await postCovered(tx, [activationCredited(code.id, userId, code.amount)])
  const amount = formatAmount(code.amount)
  await sendMail(tx, userId, { kind: 'activation_code_redeemed', subjectId: code.id, params: { amount } })
  const { available } = await readBalances(tx, userId)
  return {
    amount,
    balance: formatAmount(available),
    redeemed_at: seconds(redeemed!.at!),
    expire_time: expireTime,
  }
}

/** A code's amount is paid by the operators. */
const activationCredited = (codeId: bigint, userId: bigint, amount: bigint): LedgerEntry => ({
  reason: 'activation_code',
  reference: `activation_code:${codeId}`,
  postings: [{ source: adjustmentsAccount, destination: userAccount(userId, 'available'), amount }],
})

const unknownCode = () =>
  refuse(codes.activationCodeUnknown, 'This is not an activation code.', '激活码无效，请检查后重试。')
