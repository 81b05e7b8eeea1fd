import type { OrderView } from '#contract/orders/orders.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { useShortfall } from '#features/balance/use-shortfall.ts'
import { MoneyButton, MoneyLink } from '#features/connection/money-button.tsx'
import { useChecked } from '#features/preparation/use-checked.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { orderNow } from '#styled-system/recipes/order-now.js'
import { CancelButton } from './cancel-button.tsx'
import { payOrdersMutation } from './mutations.ts'
import { orderKeys } from './queries.ts'

/** Pays or cancels an order that was created but not paid, for example because the page was closed in between. */
export function PayActions({ order }: { order: OrderView }) {
  const ownHeld = order.held_by_my_bargains ?? '0.00'
  const { available, shortfall } = useShortfall(order.price, ownHeld)
  const pay = useIdempotentMutation(payOrdersMutation(), {
    refresh: [orderKeys.all, walletKeys.all],
    onDone: () => toast({ text: m.orders_pay_done(), tone: 'positive' }),
  })
  const { attempt, isChecking } = useChecked('order')
  if (order.role !== 'buyer') return null
  const styles = orderNow()
  return (
    <>
      {available && (
        <p className={styles.note}>
          {shortfall
            ? m.orders_pay_short({ balance: formatMoney(available) })
            : m.orders_pay_balance({ balance: formatMoney(available) })}
        </p>
      )}
      {ownHeld !== '0.00' && <p className={styles.note}>{m.orders_pay_held({ held: formatMoney(ownHeld) })}</p>}
      <div className={styles.actions}>
        <MoneyButton
          look="primary"
          size="lg"
          disabled={shortfall !== null}
          isLoading={isChecking || pay.isBusy}
          onClick={() => void attempt(() => pay.send({ order_ids: [order.order_id], total: order.price }))}
        >
          {m.orders_pay({ price: formatMoney(order.price) })}
        </MoneyButton>
        {shortfall && (
          <MoneyLink size="lg" href={shortfall.href}>
            {m.orders_recharge()}
          </MoneyLink>
        )}
        <CancelButton order={order} />
      </div>
    </>
  )
}
