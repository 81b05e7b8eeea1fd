import { useMutation } from '@tanstack/react-query'
import type { OrderView } from '#contract/orders/orders.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { ExternalIcon } from '#design/ui/icon/icons.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { orderNow } from '#styled-system/recipes/order-now.js'
import { CancelButton } from './cancel-button.tsx'
import { cancelChance, isMyTurn } from './model.ts'
import { remindSellerMutation } from './mutations.ts'

interface DeliveryProps {
  order: OrderView
  now: number
}

/**
 * The actions on a paid order without an offer. The side that has to open the offer gets a link to do so; a waiting
 * buyer can remind the seller, and cancel once the grace period is over.
 */
export function DeliveryActions({ order, now }: DeliveryProps) {
  return isMyTurn(order) ? <OpensOffer order={order} now={now} /> : <BuyerWaits order={order} now={now} />
}

function BuyerWaits({ order, now }: DeliveryProps) {
  const remind = useMutation({
    ...remindSellerMutation(),
    onSuccess: () => toast({ text: m.orders_reminded(), tone: 'positive' }),
  })
  const timeZone = useTimeZone()
  const styles = orderNow()
  const chance = cancelChance(order, now)
  if (order.role === 'seller') return null
  return (
    <>
      <div className={styles.actions}>
        <Button isLoading={remind.isPending} disabled={remind.isSuccess} onClick={() => remind.mutate(order.order_id)}>
          {remind.isSuccess ? m.orders_reminded() : m.orders_remind()}
        </Button>
        {chance === 'now' && <CancelButton order={order} />}
      </div>
      {chance === 'later' && order.cancellable_at !== null && (
        <p className={styles.note}>{m.orders_cancel_from({ time: formatDateTime(order.cancellable_at, timeZone) })}</p>
      )}
    </>
  )
}

function OpensOffer({ order, now }: DeliveryProps) {
  const styles = orderNow()
  const chance = cancelChance(order, now)
  if (!order.deliver_to) return null
  return (
    <>
      <div className={styles.actions}>
        <LinkButton
          look="primary"
          size="lg"
          href={order.deliver_to.trade_url}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalIcon />}
        >
          {m.orders_offer_seller_send()}
        </LinkButton>
        {order.role === 'buyer' && chance === 'now' && <CancelButton order={order} />}
      </div>
      <p className={styles.note}>{order.role === 'seller' ? m.orders_offer_seller_how() : m.orders_open_how()}</p>
      {order.role === 'seller' && <BuyerCancels order={order} now={now} />}
    </>
  )
}

/** From when on the seller can lose the sale before the deadline. */
function BuyerCancels({ order, now }: DeliveryProps) {
  const timeZone = useTimeZone()
  const chance = cancelChance(order, now)
  if (chance === 'never' || order.cancellable_at === null) return null
  return (
    <p className={orderNow().note}>
      {chance === 'now'
        ? m.orders_buyer_cancels()
        : m.orders_buyer_cancels_from({ time: formatDateTime(order.cancellable_at, timeZone) })}
    </p>
  )
}
