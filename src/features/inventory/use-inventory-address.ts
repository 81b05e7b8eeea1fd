import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { inventorySearch, unfiltered, type InventorySearch } from './search.ts'

/** Changes what the inventory shows. It stands in the address: filters replace each other, an item that is opened is a step of its
 * own, so that "back" closes it. The list stays where it is scrolled to. */
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
      close: () => go({ item: undefined, list: undefined, supply: undefined }),
      /** Puts an item on sale: in the place of its sheet. */
      list: (assetId: string) => go({ item: undefined, list: assetId }, true),
      /** Sells an item to a purchase order: in the place of its sheet. */
      sellNow: (assetId: string, purchaseId: string) => go({ item: assetId, supply: purchaseId }, true),
    }
  }, [navigate])
}
