import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { formatNumber } from '#i18n/format.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { MissingItem } from './missing-item.tsx'
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

/** The listing sheet above the inventory, which opens once its item is known: it keeps to the items it begins with. */
export function ListDialog({ assetId, chosen, ...rest }: ListDialogProps) {
  const isHydrated = useHydrated()
  const isOne = isHydrated && assetId !== undefined
  const found = useQuery({ ...itemQuery(assetId ?? ''), enabled: isOne })
  const one = found.data ? [found.data.item] : null
  const items = isOne ? one : chosen
  return (
    <>
      <Suspense fallback={null}>{items && <ListItems key={assetId ?? 'many'} items={items} {...rest} />}</Suspense>
      {/* Stays while it is tried again, when there is no error. */}
      {isOne && !one && found.errorUpdateCount > 0 && (
        <Dialog
          isInAddress
          isOpen
          onClose={rest.onClose}
          title={m.listing_sheet_title({ count: 1, shown: formatNumber(1) })}
          closeLabel={m.shell_close()}
        >
          <MissingItem found={found} />
        </Dialog>
      )}
    </>
  )
}
