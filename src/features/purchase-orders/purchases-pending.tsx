import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { purchaseList } from '#styled-system/recipes/purchase-list.js'

/** The placeholder of the list, or of one purchase order, while it loads. */
export function PurchasesPending() {
  return (
    <div className={purchaseList().root} aria-busy="true" aria-label={m.purchase_orders_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="row" count={6} />
    </div>
  )
}
