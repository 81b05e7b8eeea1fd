import type { OrderView } from '#contract/orders/orders.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { ExternalIcon } from '#design/ui/icon/icons.tsx'
import { isMyTurn } from '#features/orders/model.ts'
import * as m from '#paraglide/messages.js'

interface OfferLinkProps {
  order: OrderView
  size?: 'sm' | 'lg'
}

/** S2.18 Links the seller to the platform: to the offer if it exists, or to where it can be sent. */
export function OfferLink({ order, size = 'sm' }: OfferLinkProps) {
  const item = order.goods_info.name
  const { offer, deliver_to: to } = order
  const href = offer?.url ?? to?.trade_url
  if (href === undefined) return null
  return (
    <LinkButton
      size={size}
      look={isMyTurn(order) ? 'primary' : 'secondary'}
      href={href}
      target="_blank"
      rel="noreferrer"
      icon={<ExternalIcon size={16} />}
      aria-label={
        offer
          ? m.selling_deliver_open_of({ item })
          : m.selling_deliver_send_to({ item, name: order.counterpart.nickname })
      }
    >
      {offer ? m.selling_deliver_open() : m.selling_deliver_send()}
    </LinkButton>
  )
}
