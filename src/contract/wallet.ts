import { z } from 'zod'
import { getCall, postCall } from './call.ts'
import {
  amount,
  cursor,
  id,
  pageOf,
  positiveAmount,
  queryInt,
  queryPageSize,
  signedAmount,
  timestamp,
} from './fields.ts'
import { goodsInfo } from './market.ts'
import { payoutAccount } from './payment-accounts.ts'

export const balances = z.object({
  /** Can be spent or withdrawn. */
  available: amount,
  /** Set aside for purchase orders, bargains and withdrawals. */
  held: amount,
  /** The parts of `held`; what nothing is held for is left out. */
  held_for: z.array(z.object({ kind: z.enum(['purchase_order', 'bargain', 'withdrawal']), amount })),
  /** Sale proceeds in protection. */
  pending: amount,
})

export const info = getCall('/api/v1/asset/info', {
  name: 'wallet.info',
  summary: 'The balances of the signed-in person',
  session: 'required',
  request: z.object({}),
  response: balances,
})

export const flowReason = z.enum([
  'opening_balance',
  'welcome_grant',
  'order_paid',
  'order_refunded',
  'order_settled',
  'order_proceeds',
  'order_reversed',
  'purchase_order_held',
  'purchase_order_released',
  'bargain_held',
  'bargain_released',
  'withdrawal_held',
  'withdrawal_released',
  'withdrawal_paid',
  'withdrawal_fee',
  'recharge_paid',
  'payment_booked',
  'activation_code',
])

/** What a line of the statement belongs to. */
export const flowKind = z.enum(['recharge', 'withdrawal', 'purchase', 'sale', 'purchase_order', 'bargain', 'other'])
export type FlowKind = z.output<typeof flowKind>

/** A span of time, both ends included. */
const queryMoment = queryInt(timestamp)
const span = { from: queryMoment.optional(), to: queryMoment.optional() }
const isSpan = ({ from, to }: { from?: number | undefined; to?: number | undefined }) =>
  from === undefined || to === undefined || from <= to
const notASpan = { error: 'from is after to', path: ['to'] }

export const flowLog = getCall('/api/v1/asset/flow_log', {
  name: 'wallet.flowLog',
  summary: 'Every change of the balances, newest first, each with what it belongs to',
  session: 'required',
  request: z
    .object({
      kind: flowKind.optional(),
      account: z.enum(['available', 'held', 'pending']).optional(),
      /** By the sign of the line's amount. */
      direction: z.enum(['income', 'expense']).optional(),
      ...span,
      cursor: cursor.optional(),
      page_size: queryPageSize.default(20),
    })
    .refine(isSpan, notASpan),
  response: pageOf(
    z.object({
      flow_id: z.string(),
      account: z.enum(['available', 'held', 'pending']),
      reason: flowReason,
      kind: flowKind,
      amount: signedAmount,
      order_id: z.string().nullable(),
      /** The object that the line belongs to, so that the site can lead there; null for what has no page. */
      subject: z
        .object({ kind: z.enum(['order', 'purchase_order', 'bargain', 'recharge', 'withdrawal']), id })
        .nullable(),
      /** The goods of that object; null where it has none. */
      goods_info: goodsInfo.nullable(),
      created_at: timestamp,
    }),
  ),
})

export const rechargeState = z.enum(['created', 'paid', 'closed'])
export type RechargeState = z.output<typeof rechargeState>
/** `qr`: a code that the payment app scans; `page`: the provider's page in this browser. */
export const rechargeMethod = z.enum(['qr', 'page'])
export type RechargeMethod = z.output<typeof rechargeMethod>

export const rechargeView = z.object({
  recharge_id: id,
  provider: z.literal('alipay'),
  method: rechargeMethod,
  state: rechargeState,
  amount,
  /** While it can be paid: what the QR code holds, or where the browser goes. */
  pay_url: z.url().nullable(),
  created_at: timestamp,
  /** From then on it can't be paid. */
  expires_at: timestamp,
  ended_at: timestamp.nullable(),
  /** The provider's own number of the payment, for questions to it. */
  trade_no: z.string().nullable(),
})

export const recharge = postCall('/api/v1/asset/recharge', {
  name: 'wallet.recharge',
  summary: 'Begin to bring money in: answers the QR code or page to pay at, for 15 minutes',
  session: 'required',
  idempotent: true,
  request: z.object({
    amount: positiveAmount,
    method: rechargeMethod.default('qr'),
    /** Site path that the provider's page comes back to. */
    return_path: z
      .string()
      .regex(/^\/(?![/\\])[^\s]*$/)
      .max(300)
      .default('/wallet'),
  }),
  response: rechargeView,
})

export const rechargeCheck = getCall('/api/v1/asset/recharge_check', {
  name: 'wallet.rechargeCheck',
  summary: 'How a recharge of mine stands; to be asked every few seconds',
  session: 'required',
  request: z.object({ recharge_id: id }),
  response: rechargeView,
})

export const rechargeLog = getCall('/api/v1/asset/recharge_log', {
  name: 'wallet.rechargeLog',
  summary: 'My recharges, newest first',
  session: 'required',
  request: z
    .object({
      state: rechargeState.optional(),
      ...span,
      cursor: cursor.optional(),
      page_size: queryPageSize.default(20),
    })
    .refine(isSpan, notASpan),
  response: pageOf(rechargeView),
})

export const withdrawalState = z.enum(['awaiting_confirmation', 'processing', 'paid', 'failed'])
export type WithdrawalState = z.output<typeof withdrawalState>
/** Why the money is back. */
export const withdrawalFailure = z.enum([
  'cancelled',
  'not_confirmed',
  'account_unknown',
  'holder_differs',
  'account_blocked',
  'limit_exceeded',
  'refused',
])
export type WithdrawalFailure = z.output<typeof withdrawalFailure>

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
  /** Until then it has to be confirmed; null once it is. */
  confirm_before: timestamp.nullable(),
  confirmed_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  /** The provider's own number of the payout. */
  transfer_no: z.string().nullable(),
})

export const withdrawCheck = postCall('/api/v1/asset/withdraw_check', {
  name: 'wallet.withdrawCheck',
  summary: 'May I withdraw this, and what would arrive? Answers every reason against it, or a confirmation to repeat.',
  session: 'required',
  safe: true,
  request: z.object({
    amount: positiveAmount,
    /** The default account unless named. */
    account_id: id.optional(),
  }),
  response: z.object({
    amount,
    fee: amount,
    arrival_amount: amount,
    account: payoutAccount.nullable(),
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
    /** How long the provider takes as a rule, in seconds. */
    arrives_in: z.int(),
    /** Why not; empty when it may be withdrawn. */
    reasons: z.array(z.object({ code: z.int(), message: z.string() })),
    /** Stands for these terms: `withdraw` wants it back, so that nothing is charged that was not shown. */
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

/** Ours: the code decides. Repeating it after it worked answers how the withdrawal stands. */
export const withdrawConfirm = postCall('/api/ext/asset/withdraw/confirm', {
  name: 'wallet.withdrawConfirm',
  summary: 'Confirm a withdrawal with the SMS code, which sends it on its way',
  session: 'required',
  request: z.object({ withdraw_id: id, sms_code: z.string().regex(/^\d{4}$/) }),
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
        actor: z.enum(['user', 'provider', 'system']),
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

export const settleOrders = getCall('/api/v1/pay/settle_orders', {
  name: 'wallet.settleOrders',
  summary: 'My sales in protection, the next to settle first: what will be available when',
  session: 'required',
  request: z.object({ cursor: cursor.optional(), page_size: queryPageSize.default(20) }),
  response: pageOf(
    z.object({
      order_id: id,
      goods_info: goodsInfo,
      price: amount,
      fee: amount,
      seller_net: amount,
      delivered_at: timestamp,
      /** When `seller_net` becomes available, unless the trade is reversed before. */
      settles_at: timestamp,
    }),
  ).extend({
    /** Of all of them, not of this page alone. */
    total: amount,
  }),
})
