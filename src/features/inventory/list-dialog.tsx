import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import { MissingItem, NoItem } from './missing-item.tsx'
import { isHere } from './model.ts'
import { itemQuery } from './queries.ts'

const ListItems = lazy(() => loadOnline(() => import('#features/listing-sheet/list-items.tsx')))

interface ListDialogProps {
  /** The single item to list, from the address. */
  assetId: string | undefined
  /** The items to list together; null for none. */
  chosen: readonly InventoryItem[] | null
  onClose: () => void
  /** Receives the ids of the items that are being listed. */
  onListed: (assetIds: readonly string[]) => void
}

/** The listing sheet above the inventory. */
export function ListDialog({ assetId, chosen, ...rest }: ListDialogProps) {
  const isHydrated = useHydrated()
  if (assetId === undefined)
    return <Suspense fallback={null}>{chosen && <ListItems items={chosen} {...rest} />}</Suspense>
  return isHydrated && <ListItem key={assetId} assetId={assetId} {...rest} />
}

type ListItemProps = Pick<ListDialogProps, 'onClose' | 'onListed'> & { assetId: string }

/** The sheet of one item. It keeps to the item that it begins with, which therefore is read now: the cache may still
 * have it on sale when it has just been taken down. */
function ListItem({ assetId, ...rest }: ListItemProps) {
  const found = useQuery({ ...itemQuery(assetId), staleTime: 0 })
  const item = found.isFetchedAfterMount && !found.isError ? found.data?.item : undefined
  const waiting = item ? <NoItem /> : <MissingItem found={found} />
  return (
    <Suspense fallback={null}>
      <ListItems isInAddress items={item && isHere(item) ? [item] : undefined} waiting={waiting} {...rest} />
    </Suspense>
  )
}
