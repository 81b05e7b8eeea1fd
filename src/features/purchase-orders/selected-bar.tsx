import { useEffect } from 'react'
import { SelectionBar } from '#features/trading/selection/selection-bar.tsx'
import { rescueFocus } from '#lib/browser/rescue-focus.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { CancelPurchases, releasedBy } from './cancel-purchases.tsx'
import type { PurchaseView } from './queries.ts'
import { SetPurchases } from './set-purchases.tsx'

interface SelectedBarProps {
  purchases: readonly PurchaseView[]
  /** How many of them the list does not show. */
  outside: number
  /** The exchange's limit per request is reached. */
  isFull: boolean
  /** More of them are still being read. */
  isReading: boolean
  onClear: () => void
  /** Deselects those that were acted on, or have ended or moved to another tab meanwhile. */
  onDrop: (purchaseIds: string[]) => void
}

/** The amount held for the selected purchase orders, and the actions on them. */
export function SelectedBar({ purchases, outside, isFull, isReading, onClear, onDrop }: SelectedBarProps) {
  // Its buttons take it away, and the focus with it.
  useEffect(() => () => void rescueFocus(), [])
  const ids = purchases.map(({ purchase_id }) => purchase_id)
  const areAll = (state: PurchaseView['state']) => purchases.every((purchase) => purchase.state === state)
  const handlers = { onDone: onDrop, onGone: onDrop }
  return (
    <SelectionBar
      label={isReading ? m.trading_selecting_all() : m.trading_selected({ count: purchases.length })}
      note={outside > 0 ? m.trading_selected_outside({ count: formatNumber(outside) }) : undefined}
      sum={m.purchase_orders_held_sum({ held: formatMoney(releasedBy(purchases)) })}
      warning={isFull ? m.purchase_orders_selection_full({ max: purchases.length }) : undefined}
      onClear={onClear}
    >
      {areAll('active') && <SetPurchases action="suspend" purchaseIds={ids} disabled={isReading} {...handlers} />}
      {areAll('suspended') && <SetPurchases action="resume" purchaseIds={ids} disabled={isReading} {...handlers} />}
      <CancelPurchases purchases={purchases} disabled={isReading} {...handlers} />
    </SelectionBar>
  )
}
