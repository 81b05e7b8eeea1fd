import { useQuery } from '@tanstack/react-query'
import type { OrderView } from '#contract/orders/orders.ts'
import { waitingDeliveries } from '#features/orders/offer-walk.ts'
import { OrderDeadline } from '#features/orders/order-deadline.tsx'
import { undeliveredQuery } from '#features/orders/queries.ts'
import { useWalk } from '#features/orders/use-walk.ts'
import { WalkWarnings } from '#features/orders/walk-warnings.tsx'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { text } from '#styled-system/recipes/text.js'
import { walkPanel } from '#styled-system/recipes/walk-panel.js'
import { BuyerCard } from './buyer-card.tsx'
import { OfferLink } from './offer-link.tsx'

const none: OrderView[] = []

/** Delivers sales one after the other: once an offer is found, the next order takes its place. */
export function DeliveryWalk() {
  const { data: orders = none, dataUpdatedAt: now } = useQuery(undeliveredQuery('seller'))
  const { next, place, count } = useWalk(waitingDeliveries(orders), orders)
  const styles = walkPanel()
  if (count === 0) return null
  if (!next) {
    return (
      <p role="status" className={styles.done}>
        {m.selling_deliver_walk_done({ count })}
      </p>
    )
  }
  return (
    <section className={styles.root} aria-label={m.selling_deliver_walk()}>
      <p className={styles.head}>
        <strong>{next.goods_info.name}</strong>
        <span className={styles.place}>{m.selling_deliver_walk_place({ place, count })}</span>
      </p>
      <OrderDeadline order={next} now={now} />
      <WalkWarnings orderId={next.order_id} />
      <BuyerCard key={next.order_id} orderId={next.order_id} />
      <div className={row({ gap: 3, wrap: true })}>
        <OfferLink order={next} size="lg" />
        <span className={text({ size: 'sm', tone: 'muted' })}>{m.selling_deliver_walk_next()}</span>
      </div>
    </section>
  )
}
