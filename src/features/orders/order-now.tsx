import type { ReactNode } from 'react'
import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import { Countdown } from '#design/ui/data/countdown.tsx'
import * as m from '#paraglide/messages.js'
import { orderNow } from '#styled-system/recipes/order-now.js'
import { AcceptActions } from './accept-actions.tsx'
import { CompletedActions } from './completed-actions.tsx'
import { DeliveryActions } from './delivery-actions.tsx'
import { describeNow } from './describe-now.ts'
import { EndedActions } from './ended-actions.tsx'
import { isFinal, isMyTurn } from './model.ts'
import { PayActions } from './pay-actions.tsx'

interface OrderNowProps {
  order: OrderView
  /** When the order was read, in milliseconds. */
  now: number
}

const actions: Partial<Record<OrderState, (props: OrderNowProps) => ReactNode>> = {
  awaiting_payment: PayActions,
  awaiting_delivery: DeliveryActions,
  awaiting_acceptance: AcceptActions,
  completed: CompletedActions,
  cancelled: EndedActions,
  refunded: EndedActions,
  reversed: EndedActions,
}

/** What the order waits for now: who must act, how long there is, what happens otherwise, and the means to do it. */
export function OrderNow({ order, now }: OrderNowProps) {
  const { head, text } = describeNow(order)
  const styles = orderNow({ tone: toneOf(order) })
  const Actions = actions[order.state]
  return (
    <section className={styles.root} data-area="now" aria-label={m.orders_now()} aria-live="polite">
      {order.deadline_at === null || isFinal(order.state) ? (
        <p className={styles.outcome}>{head}</p>
      ) : (
        <>
          <p className={styles.head}>{head}</p>
          <p className={styles.time} aria-live="off">
            <Countdown until={order.deadline_at * 1000} now={now} formatDays={(days) => m.orders_days({ days })} />
          </p>
        </>
      )}
      <p className={styles.text}>{text}</p>
      {Actions && <Actions order={order} now={now} />}
    </section>
  )
}

function toneOf(order: OrderView) {
  if (isMyTurn(order)) return 'turn'
  if (!isFinal(order.state)) return 'waiting'
  return order.state === 'completed' ? 'good' : 'bad'
}
