import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { InventoryItem } from '#features/listings/inventory.ts'
import type { Selection } from '#features/trading/selection/selection.ts'
import { useIsNear } from './use-is-near.ts'
import { InventoryCard } from './inventory-card.tsx'
import { InventoryRow, type InventoryEntryProps } from './inventory-row.tsx'

interface EntriesProps extends Pick<InventoryEntryProps, 'onSelect' | 'onOpen' | 'onList'> {
  items: readonly InventoryItem[]
  isGrid: boolean
  selection: Selection<InventoryItem>
  /** The address of the list as it is, to which an item's sheet is added. */
  base: string
}

/** Rows or cards that are drawn, or left as they were, together: never more than fit on a screen and what is close to it. */
const chunkSize = 10

/** The items as rows or cards. To draw thousands of them again takes seconds, so that selecting all of them changes at once what is on
 * the screen, and the others when they come near it. */
export function InventoryEntries({ items, selection, ...rest }: EntriesProps) {
  const deferred = useDeferredValue(selection)
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) =>
        items.slice(index * chunkSize, (index + 1) * chunkSize),
      ),
    [items],
  )
  return chunks.map((chunk) => <Chunk key={chunk[0]!.asset_id} {...rest} items={chunk} selection={deferred} />)
}

const Chunk = memo(function Chunk({ items, selection, ...rest }: EntriesProps) {
  const isNear = useIsNear(items[0]?.asset_id, items.at(-1)?.asset_id)
  const [shown, setShown] = useState(selection)
  if (isNear && shown !== selection) setShown(selection)
  return <Entries {...rest} items={items} selection={isNear ? selection : shown} />
})

const Entries = memo(function Entries({ items, isGrid, selection, base, onSelect, onOpen, onList }: EntriesProps) {
  const join = base.includes('?') ? '&' : '?'
  return items.map((item) => {
    const entry = {
      item,
      href: `${base}${join}item=${item.asset_id}`,
      isSelected: selection.has(item.asset_id),
      onSelect,
      onOpen,
    }
    return isGrid ? (
      <InventoryCard key={item.asset_id} {...entry} />
    ) : (
      <InventoryRow key={item.asset_id} {...entry} onList={onList} />
    )
  })
})
