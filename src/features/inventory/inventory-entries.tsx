import { memo, useDeferredValue } from 'react'
import type { InventoryItem } from '#features/listings/inventory.ts'
import type { Selection } from '#features/trading/selection/selection.ts'
import { InventoryCard } from './inventory-card.tsx'
import { InventoryRow, type InventoryEntryProps } from './inventory-row.tsx'

interface EntriesProps extends Pick<InventoryEntryProps, 'onSelect' | 'onOpen' | 'onList'> {
  items: readonly InventoryItem[]
  isGrid: boolean
  selection: Selection<InventoryItem>
  /** The address of the list as it is, to which an item's sheet is added. */
  base: string
}

/** The items as rows or cards. Thousands of them take longer to draw than people wait for a click to show: the bar is right at once,
 * and they follow bit by bit. */
export function InventoryEntries({ selection, ...rest }: EntriesProps) {
  return <Entries {...rest} selection={useDeferredValue(selection)} />
}

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
