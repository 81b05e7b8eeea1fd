import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { ItemListPending } from '#features/trading/list/item-list.tsx'
import * as m from '#paraglide/messages.js'
import { bargainParts } from '#styled-system/recipes/bargain-parts.js'

/** Stands for a list of bargains, or for one of them, while it is loaded. */
export const BargainsPending = () => (
  <div className={bargainParts().page}>
    <Skeleton shape="title" />
    <ItemListPending label={m.bargains_loading()} />
  </div>
)
