import { useQuery } from '@tanstack/react-query'
import type { OrderView } from '#contract/orders/orders.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { balancesQuery, walletKeys } from '#features/balance/queries.ts'
import { useRechargeHref } from '#features/balance/recharge-href.ts'
import { settle } from '#features/balance/settle.ts'
import { MoneyButton, MoneyLink } from '#features/connection/money-button.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { orderNow } from '#styled-system/recipes/order-now.js'
import { CancelButton } from './cancel-button.tsx'
import { payOrdersMutation } from './mutations.ts'
import { orderKeys } from './queries.ts'

/** Pays or cancels an order that was created but not paid, for example because the page was closed in between. */
export function PayActions({ order }: { order: OrderView }) {
  const { data: balances } = useQuery({ ...balancesQuery(), meta: { quiet: true } })
  const rechargeHref = useRechargeHref()
  const pay = useIdempotentMutation(payOrdersMutation(), {
    refresh: [orderKeys.all, walletKeys.all],
    onDone: () => toast({ text: m.orders_pay_done(), tone: 'positive' }),
  })
  if (order.role !== 'buyer') return null
  const styles = orderNow()
  const { missing } = settle(balances?.available ?? order.price, order.price)
  const isShort = missing !== '0.00'
  return (
    <>
      {balances && (
        <p className={styles.note}>
          {isShort
            ? m.orders_pay_short({ balance: formatMoney(balances.available) })
            : m.orders_pay_balance({ balance: formatMoney(balances.available) })}
        </p>
      )}
      <div className={styles.actions}>
        <MoneyButton
          look="primary"
          size="lg"
          disabled={isShort}
          isLoading={pay.isBusy}
          onClick={() => void pay.send({ order_ids: [order.order_id], total: order.price })}
        >
          {m.orders_pay({ price: formatMoney(order.price) })}
        </MoneyButton>
        {isShort && (
          <MoneyLink size="lg" href={rechargeHref(missing)}>
            {m.orders_recharge()}
          </MoneyLink>
        )}
        <CancelButton order={order} />
      </div>
    </>
  )
}
