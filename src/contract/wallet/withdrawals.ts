import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import { amount, cursor, id, pageOf, positiveAmount, queryPageSize, smsCode, timestamp } from '../fields.ts'
import { receivingAccount } from './receiving-accounts.ts'
import { isSpan, notASpan, span } from '../span.ts'
import { withdrawalStates } from '../words.ts'

export const withdrawalState = z.enum(withdrawalStates)
/** Why the money was returned. */
export const withdrawalFailure = z.enum([
  'cancelled',
  'not_confirmed',
  'account_unknown',
  'holder_differs',
  'account_blocked',
  'limit_exceeded',
  'refused',
  'given_up',
])
export type WithdrawalFailure = z.output<typeof withdrawalFailure>
/** Who moved a recharge or a withdrawal. */
const paymentActor = z.enum(['user', 'provider', 'system', 'operator'])
export type PaymentActor = z.output<typeof paymentActor>

export const withdrawalView = z.object({
  withdraw_id: id,
  provider: z.literal('alipay'),
  /** Masked. */
  account: z.string(),
  state: withdrawalState,
  failure: withdrawalFailure.nullable(),
  /** What leaves the balance. */
  amount,
  fee: amount,
  /** What arrives. */
  arrival_amount: amount,
  created_at: timestamp,
  /** Confirmation deadline; null once confirmed. */
  confirm_before: timestamp.nullable(),
  confirmed_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  /** The provider's payout number. */
  transfer_no: z.string().nullable(),
})

export const withdrawCheck = postCall('/api/v1/asset/withdraw_check', {
  name: 'wallet.withdrawCheck',
  summary: 'May I withdraw this, and what would arrive? Answers every reason against it, or a confirmation to repeat.',
  session: 'required',
  safe: true,
  request: z.object({
    amount: positiveAmount,
    /** Defaults to the default account. */
    account_id: id.optional(),
  }),
  response: z.object({
    amount,
    fee: amount,
    arrival_amount: amount,
    account: receivingAccount.nullable(),
    available: amount,
    /** The part of `available` that can be withdrawn now. */
    withdrawable: amount,
    limits: z.object({
      minimum: amount,
      maximum: amount,
      daily: amount,
      daily_left: amount,
      daily_count: z.int(),
      daily_count_left: z.int(),
    }),
    /** The provider's usual processing time, in seconds. */
    arrives_in: z.int(),
    /** Reasons against withdrawing; empty if it is possible. */
    reasons: z.array(z.object({ code: z.int(), message: z.string() })),
    /** Token for these terms: `withdraw` requires it, so that nothing is charged that was not shown. */
    confirmation: z.string().nullable(),
    confirmation_expires_at: timestamp.nullable(),
  }),
})

export const withdraw = postCall('/api/v1/asset/withdraw', {
  name: 'wallet.withdraw',
  summary: 'Withdraw at the terms that were checked: sets the money aside and sends an SMS code to confirm with',
  session: 'required',
  idempotent: true,
  request: z.object({ amount: positiveAmount, account_id: id, confirmation: z.string().max(200) }),
  response: z.object({
    withdrawal: withdrawalView,
    /** Masked: where the code went. */
    phone: z.string(),
  }),
})

/** Extension: the code decides. Repeating the call after success returns the withdrawal's current state. */
export const withdrawConfirm = postCall('/api/ext/asset/withdraw/confirm', {
  name: 'wallet.withdrawConfirm',
  summary: 'Confirm a withdrawal with the SMS code, which sends it on its way',
  session: 'required',
  request: z.object({ withdraw_id: id, sms_code: smsCode }),
  response: withdrawalView,
})

export const withdrawResend = postCall('/api/ext/asset/withdraw/resend', {
  name: 'wallet.withdrawResend',
  summary: 'Send another SMS code for a withdrawal that awaits its confirmation',
  session: 'required',
  request: z.object({ withdraw_id: id }),
  response: z.object({ phone: z.string() }),
})

export const withdrawCancel = postCall('/api/ext/asset/withdraw/cancel', {
  name: 'wallet.withdrawCancel',
  summary: 'Give up a withdrawal that awaits its confirmation; the money is available again',
  session: 'required',
  idempotent: true,
  request: z.object({ withdraw_id: id }),
  response: withdrawalView,
})

export const withdrawDetail = getCall('/api/ext/asset/withdraw/detail', {
  name: 'wallet.withdrawDetail',
  summary: 'One withdrawal of mine with everything that has happened to it',
  session: 'required',
  request: z.object({ withdraw_id: id }),
  response: z.object({
    withdrawal: withdrawalView,
    events: z.array(
      z.object({
        event: z.string(),
        state: withdrawalState,
        actor: paymentActor,
        reason: z.string().nullable(),
        at: timestamp,
      }),
    ),
  }),
})

export const withdrawLog = getCall('/api/v1/asset/withdraw_log', {
  name: 'wallet.withdrawLog',
  summary: 'My withdrawals, newest first',
  session: 'required',
  request: z
    .object({
      state: withdrawalState.optional(),
      ...span,
      cursor: cursor.optional(),
      page_size: queryPageSize.default(20),
    })
    .refine(isSpan, notASpan),
  response: pageOf(withdrawalView),
})
