import { useQuery } from '@tanstack/react-query'
import type { OrderView } from '#contract/orders/orders.ts'
import { shownWear } from '#features/items/shown-figures.ts'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import * as m from '#paraglide/messages.js'
import { offersPanel } from '#styled-system/recipes/offers-panel.js'
import { walkPanel } from '#styled-system/recipes/walk-panel.js'
import { AcceptActions } from './accept-actions.tsx'
import { waitingOffers } from './offer-walk.ts'
import { OrderDeadline } from './order-deadline.tsx'
import { undeliveredQuery } from './queries.ts'
import { useWalk } from './use-walk.ts'
import { WalkWarnings } from './walk-warnings.tsx'

const none: OrderView[] = []

/** Accepts offers one after the other: once one is done, the next takes its place. */
export function OffersPanel() {
  const { data: orders = none, dataUpdatedAt: now } = useQuery(undeliveredQuery('buyer'))
  const { next, place, count } = useWalk(waitingOffers(orders), orders)
  const walk = walkPanel()
  const styles = offersPanel()
  if (count === 0) return null
  if (!next) {
    return (
      <p role="status" className={walk.done}>
        {m.orders_walk_done({ count })}
      </p>
    )
  }
  const { goods_info: info, asset } = next
  return (
    <section className={walk.root} aria-label={m.orders_walk()} aria-live="polite">
      <p className={walk.head}>
        <OrderDeadline order={next} now={now} />
        <span className={walk.place}>{m.orders_walk_place({ place, count })}</span>
      </p>
      <div className={styles.item}>
        <GoodsThumb className={styles.art} image={info.image} width={76} />
        <span>
          <span className={styles.name}>{info.name}</span>
          {asset.wear !== null && <span className={styles.facts}>{shownWear(asset.wear)}</span>}
        </span>
      </div>
      <WalkWarnings orderId={next.order_id} />
      <AcceptActions order={next} />
    </section>
  )
}
