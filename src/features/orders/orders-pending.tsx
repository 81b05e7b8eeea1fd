import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { orderList } from '#styled-system/recipes/order-list.js'

/** Stands for the list, or for one order, while it is loaded. */
export function OrdersPending() {
  return (
    <div className={orderList().root} aria-busy="true" aria-label={m.orders_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="row" count={6} />
    </div>
  )
}
