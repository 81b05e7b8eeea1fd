import type { CallData } from '#contract/call.ts'
import type { flowLog } from '#contract/wallet/statement.ts'

export type FlowLine = CallData<typeof flowLog>['items'][number]
export type FlowSubject = NonNullable<FlowLine['subject']>

/**
 * The key to a line's explanation: its reason, refined by its order's current state, or by direction where one step
 * produces a line on each side.
 */
export function explanationOf({
  reason,
  amount,
  order_state,
}: Pick<FlowLine, 'reason' | 'amount'> & Partial<Pick<FlowLine, 'order_state'>>) {
  const direction = amount.startsWith('-') ? ('out' as const) : ('in' as const)
  if (reason === 'order_paid' && order_state === 'completed') return 'order_paid_completed' as const
  if (reason === 'order_paid' && (order_state === 'refunded' || order_state === 'reversed'))
    return 'order_paid_returned' as const
  if (reason === 'order_settled' || reason === 'order_reversed') return `${reason}_${direction}` as const
  return reason
}
