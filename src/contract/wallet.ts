import { z } from 'zod'
import { getCall } from './call.ts'
import { amount, cursor, pageOf, queryPageSize, signedAmount, timestamp } from './fields.ts'

export const balances = z.object({
  /** Can be spent or withdrawn. */
  available: amount,
  /** Set aside for purchase orders, bargains and withdrawals. */
  held: amount,
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
])

export const flowLog = getCall('/api/v1/asset/flow_log', {
  name: 'wallet.flowLog',
  summary: 'Every change of the balances, newest first',
  session: 'required',
  request: z.object({ cursor: cursor.optional(), page_size: queryPageSize.default(20) }),
  response: pageOf(
    z.object({
      flow_id: z.string(),
      account: z.enum(['available', 'held', 'pending']),
      reason: flowReason,
      amount: signedAmount,
      order_id: z.string().nullable(),
      created_at: timestamp,
    }),
  ),
})
