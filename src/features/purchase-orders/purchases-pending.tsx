import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { purchaseList } from '#styled-system/recipes/purchase-list.js'

/** Stands for the list, or for one purchase order, while it is loaded. */
export function PurchasesPending() {
  return (
    <div className={purchaseList().root} aria-busy="true" aria-label={m.purchase_orders_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="row" count={6} />
    </div>
  )
}
