import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import { itemQuery } from './queries.ts'

const ListItems = lazy(() => loadOnline(() => import('#features/listing-sheet/list-items.tsx')))

interface ListDialogProps {
  /** The single item to list, from the address. */
  assetId: string | undefined
  /** The items to list together; null for none. */
  chosen: readonly InventoryItem[] | null
  onClose: () => void
  onListed: () => void
}

/** The listing sheet above the inventory. */
export function ListDialog({ assetId, chosen, ...rest }: ListDialogProps) {
  const isHydrated = useHydrated()
  const isOne = isHydrated && assetId !== undefined
  const { data, isError } = useQuery({ ...itemQuery(assetId ?? ''), enabled: isOne })
  const items = isOne ? (data ? [data.item] : isError ? [] : null) : chosen
  return <Suspense fallback={null}>{items && <ListItems key={assetId ?? 'many'} items={items} {...rest} />}</Suspense>
}
