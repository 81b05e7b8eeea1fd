import { useState, type ReactNode } from 'react'
import { codes } from '#contract/codes.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { CheckIcon, WalletIcon } from '#design/ui/icon/icons.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { useRechargeHref } from '#features/balance/recharge-href.ts'
import { FailedState } from '#features/errors/failed-state.tsx'
import type { Listing } from '#features/listings/queries.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { formatDateTime } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { checkoutView } from '#styled-system/recipes/checkout-view.js'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutDialogProps } from './checkout-dialog.tsx'
import { useCheckout } from './use-checkout.ts'
import type { MadeOrders, MyOrder } from './model.ts'
import { NextCheapest } from './next-cheapest.tsx'

export interface CheckoutBodyProps extends Omit<CheckoutDialogProps, 'listingIds' | 'onSwitch'> {
  listingIds: readonly string[]
  /** The person has just prepared for trading, for this purchase. */
  isPrepared: boolean
  onUnprepared: () => void
  onTake: (listing: Listing) => void
}

/** What the checkout shows: what stands in the way, or the purchase. */
export function CheckoutBody(props: CheckoutBodyProps) {
  const { seenPrices, nickname, isPrepared, onClose, onTake, ...input } = props
  const { quote, failure, isPaying, pay } = useCheckout(input)
  const rechargeHref = useRechargeHref()
  // What was seen when the checkout opened is what a change of price is told against.
  const [seenFirst] = useState(seenPrices)
  if (failure?.outcome === 'short' && failure.created) return <Short orders={failure.created} />
  // What is shown stays while it cannot be refetched.
  if (quote.error && !(quote.data && quote.error.kind === 'offline')) {
    const isGone = quote.error.kind === 'business' && quote.error.code === codes.notFound
    return isGone ? (
      <Gone onClose={onClose} />
    ) : (
      <div className={checkoutView().state}>
        <FailedState
          title={m.checkout_failed_title()}
          error={quote.error}
          isRetrying={quote.isAsking}
          onRetry={quote.again}
        />
      </div>
    )
  }
  if (!quote.data) return <Loading />
  const { items } = quote.data
  const [only] = items
  const next = (under?: string) =>
    items.length === 1 && only && <NextCheapest item={only} under={under} onTake={onTake} />
  if (items.every((item) => !item.is_available)) {
    const mine = items.flatMap(({ my_order }) => my_order ?? [])
    if (mine.length > 0) return <Bought orders={mine} next={next()} />
    const isOwn = items.every((item) => item.seller_nickname === nickname)
    return <Gone isOwn={isOwn} next={!isOwn && next()} onClose={onClose} />
  }
  const hasNewPrice = failure?.error.kind === 'business' && failure.error.code === codes.priceChanged
  return (
    <CheckoutForm
      quote={quote.data}
      isPrepared={isPrepared}
      next={hasNewPrice && next(quote.data.total)}
      seenPrices={seenFirst}
      nickname={nickname}
      failure={failure}
      isPaying={isPaying}
      onPay={pay}
      rechargeHref={rechargeHref}
    />
  )
}

function Loading() {
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

function Gone({ isOwn, next, onClose }: { isOwn?: boolean; next?: ReactNode; onClose: () => void }) {
  const styles = checkoutView()
  return (
    <div className={styles.state}>
      <EmptyState
        title={isOwn ? m.checkout_own_title() : m.checkout_gone_title()}
        text={isOwn ? m.checkout_own_text() : m.checkout_gone_text()}
        action={
          <div className={styles.choices}>
            {next}
            <Button onClick={onClose}>{m.checkout_back()}</Button>
          </div>
        }
      />
    </div>
  )
}

/** Nobody else was faster: they have it already, from another tab say. */
function Bought({ orders, next }: { orders: readonly MyOrder[]; next: ReactNode }) {
  const paths = useOrderPaths()
  const [only] = orders
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
            <LinkButton look="primary" href={orders.length === 1 && only ? paths.order(only.order_id) : paths.orders}>
              {m.checkout_to_order()}
            </LinkButton>
            {next}
          </div>
        }
      />
    </div>
  )
}

/** The order stands, and something else has taken the money meanwhile. */
function Short({ orders }: { orders: MadeOrders }) {
  const paths = useOrderPaths()
  const [only] = orders.order_ids
  return (
    <div className={checkoutView().state}>
      <EmptyState
        tone="warning"
        icon={<WalletIcon size={24} />}
        title={m.checkout_short_title()}
        text={m.checkout_short_text({ time: formatDateTime(orders.pay_before) })}
        action={
          <LinkButton look="primary" href={orders.order_ids.length === 1 && only ? paths.order(only) : paths.orders}>
            {m.checkout_to_order()}
          </LinkButton>
        }
      />
    </div>
  )
}
