import { useState } from 'react'
import type { OrderView } from '#contract/orders/orders.ts'
import { metOf, waitingDeliveries, walkOf } from '#features/orders/offer-walk.ts'
import { DeadlineLine } from '#features/trading/deadline/deadline-line.tsx'
import * as m from '#paraglide/messages.js'
import { sellingList } from '#styled-system/recipes/selling-list.js'
import { text } from '#styled-system/recipes/text.js'
import { BuyerCard } from './buyer-card.tsx'
import { describeDelivery } from './describe-delivery.ts'
import { OfferLink } from './offer-link.tsx'

interface DeliveryWalkProps {
  orders: readonly OrderView[]
  /** When they were read, in milliseconds. */
  now: number
}

/** The one place where many sales are delivered one after the other: once an offer is found, the next order takes its place. */
export function DeliveryWalk({ orders, now }: DeliveryWalkProps) {
  const waiting = waitingDeliveries(orders)
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  if (waiting.some(({ order_id }) => !known.has(order_id))) setKnown(metOf(waiting, known))
  const { next, place, count } = walkOf(waiting, known)
  const styles = sellingList()
  if (count === 0) return null
  if (!next) {
    return (
      <p role="status" className={styles.done}>
        {m.selling_deliver_walk_done({ count })}
      </p>
    )
  }
  return (
    <section className={styles.walk} aria-label={m.selling_deliver_walk()}>
      <p className={styles.walkHead}>
        <strong>{next.goods_info.name}</strong>
        <span className={styles.walkPlace}>{m.selling_deliver_walk_place({ place, count })}</span>
      </p>
      <DeadlineLine {...describeDelivery(next)} until={next.deadline_at} isMine now={now} />
      <BuyerCard key={next.order_id} orderId={next.order_id} />
      <div className={styles.deliver}>
        <OfferLink order={next} size="lg" />
        <span className={text({ size: 'sm', tone: 'muted' })}>{m.selling_deliver_walk_next()}</span>
      </div>
    </section>
  )
}
