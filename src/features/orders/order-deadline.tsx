import type { OrderView } from '#contract/orders/orders.ts'
import { DeadlineLine, type DeadlineLineProps } from '#features/trading/deadline/deadline-line.tsx'
import { describeTurn } from './describe-turn.ts'
import { isMyTurn } from './model.ts'

interface OrderDeadlineProps extends Pick<DeadlineLineProps, 'size' | 'now'> {
  order: OrderView
}

/** What an order waits for, until when, and what happens otherwise; nothing once it has ended. */
export function OrderDeadline({ order, ...rest }: OrderDeadlineProps) {
  const turn = describeTurn(order)
  if (!turn) return null
  return (
    <DeadlineLine
      {...turn}
      {...rest}
      until={order.deadline_at}
      isMoment={order.state === 'in_protection'}
      isMine={isMyTurn(order)}
    />
  )
}
