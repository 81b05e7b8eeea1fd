import { Button } from '#design/ui/action/button.tsx'
import { settle } from '#features/balance/settle.ts'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { SelectionBar } from '#features/trading/selection/selection-bar.tsx'
import { formatMoney } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { preloadCartCheckout } from './cart-checkout.tsx'
import type { CartItem } from './model.ts'
import { maxOrdered } from './search.ts'

interface CartBarProps {
  /** The items to buy. */
  items: readonly CartItem[]
  /** Whether they were selected; otherwise they are all available items. */
  isSelected: boolean
  /** The limit of one checkout has been reached. */
  isFull: boolean
  /** The available balance. */
  available: string
  isBusy: boolean
  onClear: () => void
  onRemove: (listingIds: string[]) => void
  onBuy: (listingIds: string[]) => void
}

/** The items to buy, their total, and what there is to pay it with. */
export function CartBar({ items, isSelected, isFull, available, isBusy, onClear, onRemove, onBuy }: CartBarProps) {
  const count = items.length
  const sum = sumOf(items.map(({ price }) => price))
  const total = formatMoney(sum)
  const ownHeld = sumOf(items.map(({ held_by_my_bargains }) => held_by_my_bargains))
  const { missing } = settle(available, sum, ownHeld)
  const facts = [
    total,
    m.goods_selected_balance({ balance: formatMoney(available) }),
    ...(ownHeld === '0.00' ? [] : [m.cart_own_held({ held: formatMoney(ownHeld) })]),
  ]
  const warnings = [
    ...(isFull ? [m.cart_full({ max: maxOrdered })] : []),
    ...(missing === '0.00' ? [] : [m.cart_short({ missing: formatMoney(missing) })]),
  ]
  // With nothing selected and no limit in the way, the whole list is bought.
  const isAll = !isSelected && !isFull && count > 1
  const ids = items.map(({ listing_id }) => listing_id)
  return (
    <SelectionBar
      label={isSelected ? m.trading_selected({ count }) : m.cart_available({ count })}
      sum={facts.join(' · ')}
      warning={warnings.length > 0 ? warnings.join(' · ') : undefined}
      onClear={isSelected ? onClear : undefined}
    >
      {isSelected && (
        <Button disabled={isBusy} onClick={() => onRemove(ids)}>
          {m.cart_remove_selected()}
        </Button>
      )}
      <MoneyButton
        look="primary"
        disabled={count === 0 || isBusy}
        onPointerEnter={preloadCartCheckout}
        onFocus={preloadCartCheckout}
        onClick={() => onBuy(ids)}
      >
        {isAll ? m.cart_check_out_all({ count, total }) : m.cart_check_out({ count, total })}
      </MoneyButton>
    </SelectionBar>
  )
}
