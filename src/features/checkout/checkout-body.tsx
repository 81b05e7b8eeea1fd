import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codes } from '#contract/codes.ts'
import { balancesQuery } from '#features/balance/queries.ts'
import { useRechargeHref } from '#features/balance/recharge-href.ts'
import type { Listing } from '#features/listings/queries.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutDialogProps } from './checkout-dialog.tsx'
import {
  CheckoutBought,
  CheckoutFailed,
  CheckoutGone,
  CheckoutLoading,
  CheckoutShort,
  hasFailed,
} from './checkout-states.tsx'
import { useCheckout } from './use-checkout.ts'
import { NextCheapest } from './next-cheapest.tsx'

export interface CheckoutBodyProps extends Omit<CheckoutDialogProps, 'listingIds' | 'onSwitch'> {
  listingIds: readonly string[]
  /** The user has just completed trade preparation for this purchase. */
  isPrepared: boolean
  onUnprepared: () => void
  onTake: (listing: Listing) => void
}

/** The content of the checkout: the purchase, or what prevents it. */
export function CheckoutBody(props: CheckoutBodyProps) {
  const { seenPrices, nickname, isPrepared, onClose, onTake, ...input } = props
  const { quote, failure, isPaying, pay } = useCheckout(input)
  const { data: balances } = useQuery({ ...balancesQuery(), meta: { quiet: true } })
  const rechargeHref = useRechargeHref()
  // The baseline for reporting price changes: the prices seen when the checkout opened.
  const [seenFirst] = useState(seenPrices)
  if (failure?.outcome === 'short' && failure.created) return <CheckoutShort orders={failure.created} />
  if (hasFailed(quote)) {
    const isGone = businessCodeOf(quote.error) === codes.notFound
    return isGone ? <CheckoutGone onClose={onClose} /> : <CheckoutFailed quote={quote} />
  }
  if (!quote.data) return <CheckoutLoading />
  const { items } = quote.data
  const [only] = items
  const next = (how: { under?: string; isAnother?: boolean } = {}) =>
    items.length === 1 && only && <NextCheapest {...how} item={only} onTake={onTake} />
  if (items.every((item) => !item.is_available)) {
    const mine = items.flatMap(({ my_order }) => my_order ?? [])
    if (mine.length > 0) return <CheckoutBought orders={mine} next={next({ isAnother: true })} />
    const isOwn = items.every((item) => item.seller_nickname === nickname)
    return <CheckoutGone isOwn={isOwn} next={!isOwn && next()} onClose={onClose} />
  }
  const hasNewPrice = failure?.error.kind === 'business' && failure.error.code === codes.priceChanged
  return (
    <CheckoutForm
      quote={quote.data}
      readAt={quote.dataUpdatedAt}
      isPrepared={isPrepared}
      next={hasNewPrice && next({ under: quote.data.total })}
      seenPrices={seenFirst}
      nickname={nickname}
      failure={failure}
      isPaying={isPaying}
      onPay={pay}
      held={balances?.held}
      rechargeHref={rechargeHref}
    />
  )
}
