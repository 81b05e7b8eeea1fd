import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { SupplyPurchase, type SupplyPurchaseProps } from '#features/purchase-orders/supply/supply-purchase.tsx'
import { loadOnline } from '#lib/browser/load-online.ts'
import { itemQuery } from './queries.ts'
import type { InventorySearch } from './search.ts'
import { useInventoryAddress } from './use-inventory-address.ts'

const ItemSheet = lazy(() => loadOnline(() => import('./item-sheet.tsx')))

interface ItemDialogProps {
  search: Pick<InventorySearch, 'item' | 'supply' | 'seen'>
  onList: (items: readonly InventoryItem[]) => void
}

/** The dialog open above the inventory, as given by the address: an item's sheet, or the sale of an item to a purchase
 * order. */
export function ItemDialog({ search: { item, supply, seen }, onList }: ItemDialogProps) {
  const isHydrated = useHydrated()
  const { close } = useInventoryAddress()
  const assetId = isHydrated && supply === undefined ? item : undefined
  const wasOpen = useLazyMount(assetId !== undefined)
  return (
    <>
      {wasOpen && (
        <Suspense fallback={null}>
          <ItemSheet assetId={assetId} onList={onList} onClose={close} />
        </Suspense>
      )}
      {item !== undefined && supply !== undefined && (
        <ItemSupply assetId={item} purchaseId={supply} seenPrice={seen} onClose={close} />
      )}
    </>
  )
}

function ItemSupply(props: Omit<SupplyPurchaseProps, 'goodsId'> & { assetId: string }) {
  const { data } = useQuery(itemQuery(props.assetId))
  return data ? <SupplyPurchase goodsId={data.item.goods_id} {...props} /> : null
}
