import { memo } from 'react'
import { IconButton } from '#design/ui/action/icon-button.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { AmountChange, Price } from '#design/ui/data/price.tsx'
import { CloseIcon } from '#design/ui/icon/icons.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import * as m from '#paraglide/messages.js'
import { isAvailable, priceMove, type CartItem } from './model.ts'

type Blocked = Exclude<CartItem['state'], 'available'>

const names: Record<Blocked, () => string> = {
  gone: m.cart_state_gone,
  own: m.cart_state_own,
  reserved: m.cart_state_reserved,
  seller_offline: m.cart_state_offline,
}
const reasons: Record<Blocked, () => string> = {
  gone: m.cart_gone_text,
  own: m.cart_own_text,
  reserved: m.cart_reserved_text,
  seller_offline: m.cart_offline_text,
}

interface CartRowProps {
  item: CartItem
  onSelect: (id: string, isExtending: boolean) => void
  onRemove: (listingIds: string[]) => void
}

/** One listing in the cart: its price when added, its price now, or why it can't be bought. */
export const CartRow = memo(function CartRow({ item, onSelect, onRemove }: CartRowProps) {
  const { goods } = useMarketPath()
  const { listing_id, goods_info: info, asset, seller, state, price, price_then } = item
  const move = priceMove(item)
  return (
    <ItemRow
      id={listing_id}
      info={info}
      asset={asset}
      href={goods(item.goods_id, item.style_id)}
      badge={state !== 'available' && <Badge tone={state === 'gone' ? 'negative' : 'warning'}>{names[state]()}</Badge>}
      cells={[
        { label: m.cart_then(), value: <Price amount={price_then} tone="muted" size="sm" /> },
        { label: m.cart_now(), value: state === 'gone' ? '—' : <Price amount={price} size="sm" /> },
        { label: m.cart_change(), value: move === null ? '—' : <AmountChange amount={move} /> },
      ]}
      note={state === 'available' ? m.checkout_seller({ seller: seller.nickname }) : reasons[state]()}
      actions={
        <IconButton
          size="sm"
          isTooltipHidden
          label={m.cart_remove({ name: info.name })}
          title={m.cart_remove_short()}
          icon={<CloseIcon size={16} />}
          onClick={() => onRemove([listing_id])}
        />
      }
      onSelect={isAvailable(item) ? onSelect : undefined}
    />
  )
})
