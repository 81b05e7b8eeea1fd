import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AsOf } from '#features/connection/as-of.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { NoteForm } from '#features/selling/on-sale/note-form.tsx'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import * as m from '#paraglide/messages.js'
import { itemSheet } from '#styled-system/recipes/item-sheet.js'
import { ItemActions } from './item-actions.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemHistory } from './item-history.tsx'
import { MissingItem } from './missing-item.tsx'
import { itemQuery } from './queries.ts'

interface ItemSheetProps {
  /** Undefined while the sheet is closed. */
  assetId: string | undefined
  onList: (items: readonly InventoryItem[]) => void
  onClose: () => void
}

/** S1.5 One of the user's items: details, status, cost, and the actions available. */
export default function ItemSheet({ assetId, onList, onClose }: ItemSheetProps) {
  const [last, setLast] = useState(assetId)
  if (assetId !== undefined && assetId !== last) setLast(assetId)
  const found = useQuery({ ...itemQuery(last ?? ''), enabled: assetId !== undefined })
  const styles = itemSheet()
  return (
    <FormDialog
      isInAddress
      isOpen={assetId !== undefined}
      onClose={onClose}
      title={found.data?.item.goods_info.name ?? m.inventory_item()}
      closeLabel={m.shell_close()}
    >
      {found.data ? (
        <div key={last} className={styles.root}>
          <AsOf query={found} />
          <ItemFacts item={found.data.item} />
          <ItemActions item={found.data.item} onList={onList} />
          <section className={styles.part} aria-labelledby="item-note">
            <h3 id="item-note" className={styles.title}>
              {m.inventory_note()}
            </h3>
            <NoteForm item={found.data.item} />
          </section>
          <ItemHistory steps={found.data.history} />
        </div>
      ) : (
        <MissingItem found={found} />
      )}
    </FormDialog>
  )
}
