import { MoneyButton } from '#features/connection/money-button.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { SelectionBar } from '#features/trading/selection/selection-bar.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'

interface InventoryBarProps {
  items: readonly InventoryItem[]
  /** Everything that matches and can be put on sale is selected. */
  isAll: boolean
  onClear: () => void
  onList: (items: readonly InventoryItem[]) => void
}

/** Of one job. */
const mostListed = 1_000

/** What is selected, what it is worth, and the way to put it on sale. */
export function InventoryBar({ items, isAll, onClear, onList }: InventoryBarProps) {
  const count = formatNumber(items.length)
  const isTooMany = items.length > mostListed
  return (
    <SelectionBar
      label={isAll ? m.inventory_selected_all({ count }) : m.trading_selected({ count })}
      sum={m.inventory_selected_worth({
        sum: formatMoney(sumOf(items.flatMap(({ reference_price }) => reference_price ?? []))),
      })}
      warning={isTooMany ? m.inventory_too_many({ count: formatNumber(mostListed) }) : undefined}
      onClear={onClear}
    >
      <MoneyButton look="primary" disabled={isTooMany} onClick={() => onList(items)}>
        {m.inventory_list()}
      </MoneyButton>
    </SelectionBar>
  )
}
