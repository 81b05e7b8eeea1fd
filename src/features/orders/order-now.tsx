import type { ReactNode } from 'react'
import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { orderNow } from '#styled-system/recipes/order-now.js'
import { AcceptActions } from './accept-actions.tsx'
import { DeliveryActions } from './delivery-actions.tsx'
import { describeFault } from './describe-fault.ts'
import { describeNow } from './describe-now.ts'
import { describeState } from './describe-state.ts'
import type { OrderDetail } from './model.ts'
import { OrderDeadline } from './order-deadline.tsx'
import { PayActions } from './pay-actions.tsx'

interface ActionsProps {
  order: OrderView
  /** When the order was read, in milliseconds. */
  now: number
}

const actions: Partial<Record<OrderState, (props: ActionsProps) => ReactNode>> = {
  awaiting_payment: PayActions,
  awaiting_delivery: DeliveryActions,
  awaiting_acceptance: AcceptActions,
  completed: CompletedActions,
  cancelled: EndedActions,
  refunded: EndedActions,
  reversed: EndedActions,
}

/** What the order waits for now: who must act, the time left, what happens otherwise, and the buttons for it. */
export function OrderNow({ detail, now }: { detail: OrderDetail; now: number }) {
  const { order } = detail
  const said = describeNow(order)
  const fault = describeFault(order)
  const timeZone = useTimeZone()
  const styles = orderNow({ tone: describeState(order).tone })
  const Actions = actions[order.state]
  return (
    <section className={styles.root} aria-label={m.orders_now()} aria-live="polite">
      <OrderDeadline order={order} size="lg" now={now} />
      {said?.head !== undefined && <p className={styles.outcome}>{said.head}</p>}
      {said && <p className={styles.text}>{said.text}</p>}
      {order.state === 'in_protection' && order.deadline_at !== null && (
        <p className={styles.note}>{m.orders_release_on({ time: formatDateTime(order.deadline_at, timeZone) })}</p>
      )}
      {fault !== undefined && <p className={styles.text}>{m.orders_fault_of({ side: fault })}</p>}
      {Actions && <Actions order={order} now={now} />}
    </section>
  )
}

/** Next steps for a completed order: the buyer has an item, the seller has money. */
function CompletedActions({ order }: ActionsProps) {
  const goodsPath = useGoodsPath()
  const publicPath = usePublicPath()
  return (
    <div className={orderNow().actions}>
      {order.role === 'buyer' ? (
        <>
          <LinkButton look="primary" href={publicPath('/pc/backpack')}>
            {m.orders_completed_backpack()}
          </LinkButton>
          <LinkButton href={goodsPath(order.goods_id)}>{m.orders_completed_again()}</LinkButton>
        </>
      ) : (
        <LinkButton href={publicPath('/pc/wallet')}>{m.orders_completed_wallet()}</LinkButton>
      )}
    </div>
  )
}

/**
 * A buyer whose order failed may still want the item, unless their purchase order waits for it again, or has to return
 * it: the trade offer leads to the seller.
 */
function EndedActions({ order }: ActionsProps) {
  const goodsPath = useGoodsPath()
  const { purchase } = usePurchasePaths()
  if (order.role !== 'buyer') return null
  return (
    <div className={orderNow().actions}>
      {order.state === 'reversed' && order.is_ended_by_support && order.offer && (
        <LinkButton look="primary" mayWrap href={order.offer.url} target="_blank" rel="noreferrer">
          {m.orders_accept_open({ id: order.offer.offer_id })}
        </LinkButton>
      )}
      {order.held_again === null ? (
        <LinkButton href={goodsPath(order.goods_id)}>{m.orders_ended_elsewhere()}</LinkButton>
      ) : (
        <LinkButton href={purchase(order.purchase_order_id!)}>{m.orders_ended_purchase()}</LinkButton>
      )}
    </div>
  )
}
