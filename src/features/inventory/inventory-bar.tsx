import { MoneyButton } from '#features/connection/money-button.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { outsideWords, selectedWords, type Selected } from '#features/trading/list/selectable-list.tsx'
import { SelectionBar } from '#features/trading/selection/selection-bar.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'

interface InventoryBarProps {
  selected: Selected<InventoryItem>
  onList: (items: readonly InventoryItem[]) => void
}

/** The limit of one listing job. */
const mostListed = 1_000

/** The selected items, their value, and the button that lists them. */
export function InventoryBar({ selected, onList }: InventoryBarProps) {
  const { rows: items, isReading, clear } = selected
  const isTooMany = items.length > mostListed
  return (
    <SelectionBar
      label={selectedWords(selected, m.inventory_selected_all)}
      note={outsideWords(selected)}
      sum={m.inventory_selected_worth({
        sum: formatMoney(sumOf(items.flatMap(({ reference_price }) => reference_price ?? []))),
      })}
      warning={isTooMany ? m.inventory_too_many({ count: formatNumber(mostListed) }) : undefined}
      onClear={clear}
    >
      <MoneyButton look="primary" disabled={isTooMany || isReading} onClick={() => onList(items)}>
        {m.inventory_list()}
      </MoneyButton>
    </SelectionBar>
  )
}
