import { useId } from 'react'
import { maxJobItems } from '#contract/words.ts'
import { MoneyButton } from '#features/connection/money-button.tsx'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { outsideWords, selectedWords, type Selected } from '#features/trading/list/selectable-list.tsx'
import { netOfAll } from '#features/trading/price/net-of.ts'
import { SelectionBar } from '#features/trading/selection/selection-bar.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'

interface InventoryBarProps {
  selected: Selected<InventoryItem>
  /** The market's fee in hundredths of a percent; undefined until the list is there. */
  feeBasisPoints: number | undefined
  onList: (items: readonly InventoryItem[]) => void
}

/** The selected items, what they are worth, what of it the seller would get, and the button that lists them. */
export function InventoryBar({ selected, feeBasisPoints, onList }: InventoryBarProps) {
  const { rows: items, isReading, clear } = selected
  const prices = items.flatMap(({ reference_price }) => reference_price ?? [])
  const tooManyId = useId()
  const isTooMany = items.length > maxJobItems
  return (
    <SelectionBar
      label={selectedWords(selected, m.inventory_selected_all)}
      note={outsideWords(selected)}
      sum={m.inventory_selected_worth({
        sum: formatMoney(sumOf(prices)),
        net: feeBasisPoints === undefined ? '…' : formatMoney(netOfAll(prices, feeBasisPoints).net),
      })}
      warning={isTooMany ? m.inventory_too_many({ count: formatNumber(maxJobItems) }) : undefined}
      warningId={tooManyId}
      onClear={clear}
    >
      <MoneyButton
        look="primary"
        disabled={isTooMany || isReading}
        {...(isTooMany && { 'aria-describedby': tooManyId })}
        onClick={() => onList(items)}
      >
        {m.inventory_list()}
      </MoneyButton>
    </SelectionBar>
  )
}
