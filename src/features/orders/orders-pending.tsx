import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { orderList } from '#styled-system/recipes/order-list.js'

/** The placeholder of the list, or of one order, while it loads. */
export function OrdersPending() {
  return (
    <div className={orderList().root} aria-busy="true" aria-label={m.orders_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="row" count={6} />
    </div>
  )
}
