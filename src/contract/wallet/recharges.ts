import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import { amount, cursor, id, pageOf, positiveAmount, queryPageSize, timestamp } from '../fields.ts'
import { isSpan, notASpan, span } from '../span.ts'
import { rechargeStates } from '../words.ts'

export const rechargeState = z.enum(rechargeStates)
/** `qr`: a code to scan with the payment app; `page`: the provider's page in this browser. */
export const rechargeMethod = z.enum(['qr', 'page'])
export type RechargeMethod = z.output<typeof rechargeMethod>

export const rechargeView = z.object({
  recharge_id: id,
  provider: z.literal('alipay'),
  method: rechargeMethod,
  state: rechargeState,
  amount,
  /** While payable: the content of the QR code, or the page to redirect to. */
  pay_url: z.url().nullable(),
  created_at: timestamp,
  /** Can no longer be paid after this. */
  expires_at: timestamp,
  ended_at: timestamp.nullable(),
  /** The provider's payment number, for enquiries there. */
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
    /** Site path that the provider's page redirects back to. */
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
