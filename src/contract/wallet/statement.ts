import { z } from 'zod'
import { getCall } from '../call.ts'
import { cursor, id, pageOf, queryPageSize, signedAmount, timestamp } from '../fields.ts'
import { goodsInfo } from '../market/goods-fields.ts'
import { orderState } from '../orders/orders.ts'
import { isSpan, notASpan, span } from '../span.ts'
import { withdrawalFailure, withdrawalState } from './withdrawals.ts'
import { balanceNames, flowDirections, flowKinds } from '../words.ts'

/** Why money moved. */
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
  'gift',
])
export type FlowReason = z.output<typeof flowReason>

const flowKind = z.enum(flowKinds)

export const flowLog = getCall('/api/v1/asset/flow_log', {
  name: 'wallet.flowLog',
  summary: 'Every change of the balances, newest first, each with what it belongs to',
  session: 'required',
  request: z
    .object({
      kind: flowKind.optional(),
      account: z.enum(balanceNames).optional(),
      /** By the sign of the line's amount. */
      direction: z.enum(flowDirections).optional(),
      /**
       * `folded` omits lines that merely mirror another one: a hold shows only at its source, and a withdrawal is a
       * single line with its state.
       */
      lines: z.enum(['all', 'folded']).default('all'),
      ...span,
      cursor: cursor.optional(),
      page_size: queryPageSize.default(20),
    })
    .refine(isSpan, notASpan),
  response: pageOf(
    z.object({
      flow_id: z.string(),
      account: z.enum(balanceNames),
      reason: flowReason,
      kind: flowKind,
      amount: signedAmount,
      order_id: z.string().nullable(),
      /** The object that the line belongs to, so that the site can link to it; null if it has no page. */
      subject: z
        .object({ kind: z.enum(['order', 'purchase_order', 'bargain', 'recharge', 'withdrawal']), id })
        .nullable(),
      /** The order's current state; null for lines without an order. */
      order_state: orderState.nullable(),
      /** The withdrawal's current state; null for lines without a withdrawal. */
      withdrawal: z.object({ state: withdrawalState, failure: withdrawalFailure.nullable() }).nullable(),
      /** The goods of that object; null if it has none. */
      goods_info: goodsInfo.nullable(),
      created_at: timestamp,
    }),
  ),
})
