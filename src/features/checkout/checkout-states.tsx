import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { CheckIcon, WalletIcon } from '#design/ui/icon/icons.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { FailedState } from '#features/errors/failed-state.tsx'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { formatDateTime } from '#i18n/format.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { checkoutView } from '#styled-system/recipes/checkout-view.js'
import type { MadeOrders, MyOrder } from './model.ts'

/** The checkout's skeleton while the quote loads. */
export function CheckoutLoading() {
  const styles = checkoutView()
  return (
    <div className={styles.root} aria-busy="true" aria-label={m.checkout_loading()} role="status">
      <div className={styles.main}>
        <div className={styles.items}>
          <Skeleton shape="row" width="full" />
        </div>
        <div className={styles.steps}>
          <Skeleton shape="row" width="full" count={4} />
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.sum}>
          <Skeleton width="full" count={5} />
        </div>
      </div>
    </div>
  )
}

/** Shown when the quote failed to load. */
export const CheckoutFailed = ({ quote }: { quote: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) => (
  <div className={checkoutView().state}>
    <FailedState
      title={m.checkout_failed_title()}
      error={callErrorOf(quote.error)}
      isRetrying={quote.isFetching}
      onRetry={quote.refetch}
    />
  </div>
)

/** Whether to show a failed quote as an error. An offline failure keeps the previous data on screen. */
export function hasFailed({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): boolean {
  return error !== null && !(data !== undefined && callErrorOf(error).kind === 'offline')
}

interface GoneProps {
  isOwn?: boolean
  next?: ReactNode
  /** Names where closing leads to. */
  backLabel?: string
  onClose: () => void
}

/** Shown when none of the listings can be bought. */
export function CheckoutGone({ isOwn, next, backLabel = m.checkout_back(), onClose }: GoneProps) {
  const styles = checkoutView()
  return (
    <div className={styles.state}>
      <EmptyState
        title={isOwn ? m.checkout_own_title() : m.checkout_gone_title()}
        text={isOwn ? m.checkout_own_text() : m.checkout_gone_text()}
        action={
          <div className={styles.choices}>
            {next}
            <Button onClick={onClose}>{backLabel}</Button>
          </div>
        }
      />
    </div>
  )
}

/** Shown when the listings are gone because the user has already ordered them, for example in another tab. */
export function CheckoutBought({ orders, next }: { orders: readonly MyOrder[]; next?: ReactNode }) {
  const paths = useOrderPaths()
  const isUnpaid = orders.some(({ state }) => state === 'awaiting_payment')
  const styles = checkoutView()
  return (
    <div className={styles.state}>
      <EmptyState
        icon={<CheckIcon size={24} />}
        title={isUnpaid ? m.checkout_ordered_title() : m.checkout_bought_title()}
        text={isUnpaid ? m.checkout_ordered_text() : m.checkout_bought_text()}
        action={
          <div className={styles.choices}>
            <LinkButton look="primary" href={paths.of(orders.map(({ order_id }) => order_id))}>
              {m.checkout_to_order()}
            </LinkButton>
            {next}
          </div>
        }
      />
    </div>
  )
}

/** Shown when the order was made but the balance has since been spent on something else. */
export function CheckoutShort({ orders }: { orders: MadeOrders }) {
  const paths = useOrderPaths()
  return (
    <div className={checkoutView().state}>
      <EmptyState
        tone="warning"
        icon={<WalletIcon size={24} />}
        title={m.checkout_short_title()}
        text={m.checkout_short_text({ time: formatDateTime(orders.pay_before) })}
        action={
          <LinkButton look="primary" href={paths.of(orders.order_ids)}>
            {m.checkout_to_order()}
          </LinkButton>
        }
      />
    </div>
  )
}
