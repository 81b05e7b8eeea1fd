import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { ItemListPending } from '#features/trading/list/item-list-pending.tsx'
import * as m from '#paraglide/messages.js'
import { inventoryPage } from '#styled-system/recipes/inventory-page.js'

/** The inventory's skeleton, in the same sizes. */
export const InventoryPending = () => (
  <div className={inventoryPage().root}>
    <Skeleton shape="row" width="full" count={2} />
    <ItemListPending label={m.inventory_loading()} />
  </div>
)
