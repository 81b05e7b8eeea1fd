import type { OrderView } from '#contract/orders/orders.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { CheckIcon, ExternalIcon } from '#design/ui/icon/icons.tsx'
import * as m from '#paraglide/messages.js'
import { orderNow } from '#styled-system/recipes/order-now.js'
import { isMyTurn } from './model.ts'

/**
 * S2.18 Links to the offer by its id, in a new tab. The exchange binds an offer to an order only if partner and item
 * match the order, so an offer shown here has been checked.
 */
export function AcceptActions({ order }: { order: OrderView }) {
  const styles = orderNow()
  if (!order.offer) return null
  const { offer_id: id, url } = order.offer
  return (
    <>
      <div className={styles.actions}>
        <LinkButton
          look={isMyTurn(order) ? 'primary' : 'secondary'}
          size="lg"
          mayWrap
          href={url}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalIcon />}
        >
          {m.orders_accept_open({ id })}
        </LinkButton>
      </div>
      <p className={styles.checked}>
        <CheckIcon size={16} strokeWidth={3} />
        {m.orders_accept_checked()}
      </p>
      {isMyTurn(order) && <p className={styles.note}>{m.orders_accept_warning({ id })}</p>}
    </>
  )
}
