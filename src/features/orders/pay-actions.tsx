import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OrderView } from '#contract/orders/orders.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { balancesQuery, walletKeys } from '#features/balance/queries.ts'
import { useRechargeHref } from '#features/balance/recharge-href.ts'
import { settle } from '#features/balance/settle.ts'
import { MoneyButton, MoneyLink } from '#features/connection/money-button.tsx'
import { formatMoney } from '#i18n/format.ts'
import { newKey } from '#lib/calls/new-key.ts'
import * as m from '#paraglide/messages.js'
import { orderNow } from '#styled-system/recipes/order-now.js'
import { CancelButton } from './cancel-button.tsx'
import { payOrdersMutation } from './mutations.ts'
import { orderKeys } from './queries.ts'

/** An order that was made and not paid, e.g. because the page was left in between: it can be paid here, or given up. */
export function PayActions({ order }: { order: OrderView }) {
  const queryClient = useQueryClient()
  const { data: balances } = useQuery({ ...balancesQuery(), meta: { quiet: true } })
  const rechargeHref = useRechargeHref()
  // One intention, one key: paying again after no answer pays once.
  const key = useRef<string>(undefined)
  const pay = useMutation({
    ...payOrdersMutation(),
    // The checkout says its refusals itself; here they are told as anywhere.
    meta: { quiet: false },
    onSuccess: () => toast({ text: m.orders_pay_done(), tone: 'positive' }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: orderKeys.all })
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
    },
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
          isLoading={pay.isPending}
          onClick={() => {
            key.current ??= newKey()
            pay.mutate({ key: key.current, body: { order_ids: [order.order_id], total: order.price } })
          }}
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
