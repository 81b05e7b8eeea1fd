import { useState } from 'react'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { formatMoney } from '#i18n/format.ts'
import { parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

/**
 * Compares the price with the one seen first, `seenPrice` or else its own first value. A lower one has to be agreed to,
 * and again whenever it changes.
 */
export function usePriceChange(price: string, seenPrice: string | undefined) {
  const [before] = useState(seenPrice ?? price)
  const [agreed, setAgreed] = useState<string | null>(null)
  const isLower = parseAmount(price) < parseAmount(before)
  const hasAgreed = agreed === price
  return {
    /** The price seen first; null while it is still the price. */
    before: price === before ? null : before,
    now: price,
    isLower,
    hasAgreed,
    /** Whether the item may be sold at this price. */
    isAgreed: !isLower || hasAgreed,
    toggle: () => setAgreed(hasAgreed ? null : price),
  }
}

/** Says that the price has changed, and has a lower one confirmed. Renders nothing without a change. */
export function PriceChange({ change }: { change: ReturnType<typeof usePriceChange> }) {
  if (change.before === null) return null
  const prices = { before: formatMoney(change.before), now: formatMoney(change.now) }
  return (
    <>
      <p className={moneyDialog().notice} role="status">
        {m.checkout_price_changed(prices)}
      </p>
      {change.isLower && (
        <Checkbox label={m.purchase_orders_sell_lower(prices)} checked={change.hasAgreed} onChange={change.toggle} />
      )}
    </>
  )
}
