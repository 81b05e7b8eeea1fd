import { useInfiniteQuery } from '@tanstack/react-query'
import { Price } from '#design/ui/data/price.tsx'
import type { Wallet } from '#features/balance/queries.ts'
import { orderStateName } from '#features/orders/describe-state.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { walletPage } from '#styled-system/recipes/wallet-page.js'
import type { EscrowOrder } from './model.ts'
import { escrowQuery } from './queries.ts'
import { UnsettledOrder, UnsettledOrders } from './unsettled-orders.tsx'

/** What the person has paid and the market still holds, in a sentence below the balances. */
export function EscrowLine({ escrow }: { escrow: Wallet['in_escrow'] }) {
  const styles = walletPage()
  return (
    <p className={styles.escrow}>
      {m.wallet_escrow()}
      <Price amount={escrow.amount} size="md" />
      {m.wallet_escrow_text({ count: escrow.orders })}
      <a className={styles.link} href="#escrow">
        {m.wallet_escrow_orders()}
      </a>
    </p>
  )
}

/** Money in escrow by purchase, with what each waits for. */
export function EscrowOrders({ total }: { total: string }) {
  const list = useInfiniteQuery(escrowQuery())
  const purchases = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (purchases.length === 0) return null
  return (
    <UnsettledOrders
      id="escrow"
      title={m.wallet_escrow()}
      sum={m.wallet_settlements_sum({ total: formatMoney(total) })}
      more={list}
    >
      {purchases.map((purchase) => (
        <EscrowRow key={purchase.order_id} purchase={purchase} />
      ))}
    </UnsettledOrders>
  )
}

function EscrowRow({ purchase }: { purchase: EscrowOrder }) {
  const time = formatDateTime(purchase.deadline_at, useTimeZone())
  return (
    <UnsettledOrder
      order={purchase}
      when={orderStateName(purchase.state)}
      amount={<Price amount={purchase.price} size="sm" />}
      note={
        purchase.state === 'in_protection' ? m.wallet_escrow_released({ time }) : m.wallet_escrow_refunded({ time })
      }
    />
  )
}
