import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { ItemListPending } from '#features/trading/list/item-list.tsx'
import * as m from '#paraglide/messages.js'
import { sellingList } from '#styled-system/recipes/selling-list.js'

/** Stands for a page of selling, in its sizes, while it is loaded. */
export const SellingPending = () => (
  <div className={sellingList().root}>
    <Skeleton shape="title" />
    <ItemListPending label={m.selling_loading()} />
  </div>
)
