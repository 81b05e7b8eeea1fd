import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import { itemQuotesQuery } from '#features/price-rules/queries.ts'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'
import { listableOf, mostItems, rowsOf, stacksOf } from './rows.ts'
import { SheetSteps, type SheetStepsProps } from './sheet-steps.tsx'
import { useSheet } from './use-sheet.ts'

interface ListItemsProps {
  /** Undefined until they are known. */
  items: readonly InventoryItem[] | undefined
  /** Stands in for the sheet until then. */
  waiting?: ReactNode
  /** The address opens it, for one item. */
  isInAddress?: boolean
  onClose: () => void
  /** Receives the ids of the items that are being listed. */
  onListed?: ((assetIds: readonly string[]) => void) | undefined
}

/** S1.5 S2.42 The sheet that prices and lists items: one, or as many as a job takes. A user who may not sell is told so
 * before the form. */
export default function ListItems({ items, waiting, isInAddress = false, onClose, onListed }: ListItemsProps) {
  const { isAllowed, round, askAgain } = useAllowed('sale', true, onClose)
  // Captured once: later changes behind the sheet do not affect it.
  const [known, setKnown] = useState(items)
  if (!known && items) setKnown(items)
  const { listable, unsellable, beyond } = useMemo(() => listableOf(known ?? []), [known])
  const [taken, setTaken] = useState<number>()
  const count = taken ?? (known ? listable.length : 1)
  const sheet = useSheet()
  const leftOut = [
    unsellable > 0 && m.listing_sheet_unsellable({ count: formatNumber(unsellable) }),
    beyond > 0 && m.listing_sheet_beyond({ count: formatNumber(beyond), most: formatNumber(mostItems) }),
  ]
  return (
    <FormDialog
      isInAddress={isInAddress}
      isOpen={isAllowed}
      onClose={onClose}
      title={m.listing_sheet_title({ count, shown: formatNumber(count) })}
      description={leftOut.filter(Boolean).join(' ') || undefined}
      closeLabel={m.shell_close()}
      size="wide"
    >
      {!known && waiting}
      {known && listable.length === 0 && (
        <EmptyState
          title={m.listing_sheet_none()}
          text={m.listing_sheet_none_text()}
          action={<Button onClick={onClose}>{m.shell_close()}</Button>}
        />
      )}
      {listable.length > 0 && (
        <Body
          key={round}
          items={listable}
          sheet={sheet}
          onCount={setTaken}
          onUnprepared={askAgain}
          onClose={onClose}
          onListed={onListed}
        />
      )}
    </FormDialog>
  )
}

interface BodyProps extends Omit<SheetStepsProps, 'rows' | 'terms'> {
  items: readonly InventoryItem[]
}

/** The sheet once the market's prices have loaded. */
function Body({ items, ...rest }: BodyProps) {
  const stacks = stacksOf(items)
  const found = useQuery(itemQuotesQuery(stacks.map(([first]) => first.asset_id)))
  if (found.data) return <SheetSteps rows={rowsOf(stacks, found.data)} terms={found.data} {...rest} />
  return (
    <div className={listingSheet().root}>
      {found.isError ? (
        <FailedQuery title={m.listing_sheet_failed()} query={found} />
      ) : (
        <div role="status" aria-busy="true" aria-label={m.listing_sheet_loading()}>
          <Skeleton shape="row" width="full" count={Math.min(stacks.length, 6)} />
        </div>
      )}
    </div>
  )
}
