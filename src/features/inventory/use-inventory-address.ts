import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { inventorySearch, unfiltered, type InventorySearch } from './search.ts'

/** Changes what the inventory shows, through the address. Filters replace the history entry; opening an item pushes
 * one, so that "back" closes it. The scroll position is kept. */
export function useInventoryAddress() {
  const navigate = useNavigate()
  return useMemo(() => {
    const go = (change: InventorySearch, isStep = false) =>
      void navigate({
        to: '/pc/inventory/steam_inventory',
        search: (before) => inventorySearch({ ...inventorySearch({ ...before }), ...change }),
        resetScroll: false,
        replace: !isStep,
      })
    return {
      change: (change: InventorySearch) => go(change),
      showAll: () => go(unfiltered),
      open: (assetId: string) => go({ item: assetId }, true),
      close: () => go({ item: undefined, list: undefined, supply: undefined, seen: undefined }),
      /** Opens the listing sheet in place of the item's sheet. */
      list: (assetId: string) => go({ item: undefined, list: assetId }, true),
      /** Opens the sale to a purchase order in place of the item's sheet. */
      sellNow: (assetId: string, purchaseId: string, seen: string) =>
        go({ item: assetId, supply: purchaseId, seen }, true),
    }
  }, [navigate])
}
