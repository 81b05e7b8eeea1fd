import type { CallData } from '#contract/call.ts'
import type { flowLog } from '#contract/wallet-statement.ts'

export type FlowLine = CallData<typeof flowLog>['items'][number]
export type FlowSubject = NonNullable<FlowLine['subject']>

/** How a line is explained: by its reason, and where both sides of one step show up, by its direction. */
export function explanationOf({ reason, amount }: Pick<FlowLine, 'reason' | 'amount'>) {
  const direction = amount.startsWith('-') ? ('out' as const) : ('in' as const)
  if (reason === 'order_settled' || reason === 'order_reversed') return `${reason}_${direction}` as const
  return reason
}
