import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { balancesQuery } from '#features/balance/queries.ts'
import { useRechargeHref } from '#features/balance/recharge-href.ts'
import { CheckoutForm } from '#features/checkout/checkout-form.tsx'
import {
  CheckoutBought,
  CheckoutFailed,
  CheckoutGone,
  CheckoutLoading,
  hasFailed,
} from '#features/checkout/checkout-states.tsx'
import { MadeOutcome } from '#features/checkout/made-outcome.tsx'
import { CheckoutTitle } from '#features/checkout/checkout-title.tsx'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import * as m from '#paraglide/messages.js'
import type { CartCheckoutProps } from './cart-checkout.tsx'
import { useCartCheckout } from './use-cart-checkout.ts'

interface CartCheckoutDialogProps extends CartCheckoutProps {
  isOpen: boolean
  nickname: string | undefined
}

/** The cart's checkout. It keeps its content while closing, and starts over for each purchase. */
export default function CartCheckoutDialog({ isOpen, listingIds, ...rest }: CartCheckoutDialogProps) {
  const [last, setLast] = useState(listingIds)
  if (listingIds && listingIds.join() !== last?.join()) setLast(listingIds)
  const { isAllowed, isPrepared, round, askAgain } = useAllowed('order', isOpen, rest.onClose)
  return (
    <Dialog
      isInAddress
      isOpen={isOpen && isAllowed}
      onClose={rest.onClose}
      size="wide"
      title={<CheckoutTitle listingIds={last} />}
      closeLabel={m.shell_close()}
    >
      {last && (
        <Body
          key={`${last.join()}/${round}`}
          listingIds={last}
          isOpen={isOpen}
          isPrepared={isPrepared}
          onUnprepared={askAgain}
          {...rest}
        />
      )}
    </Dialog>
  )
}

interface BodyProps extends Omit<CartCheckoutDialogProps, 'listingIds'> {
  listingIds: readonly string[]
  isPrepared: boolean
  onUnprepared: () => void
}

/** The obstacle, the purchase, or its outcome. */
function Body({ listingIds, seenPrices, nickname, isOpen, isPrepared, onUnprepared, onClose }: BodyProps) {
  const { quote, outcomes, buying, buy } = useCartCheckout({ listingIds, isOpen, onUnprepared })
  const { data: balances } = useQuery({ ...balancesQuery(), meta: { quiet: true } })
  const rechargeHref = useRechargeHref()
  // Price changes are shown relative to what was seen when the checkout opened.
  const [seenFirst] = useState(seenPrices)
  if (outcomes) {
    return (
      <MadeOutcome
        isWide
        outcomes={outcomes}
        made={buying.made}
        failure={buying.failure}
        isBusy={buying.isBusy}
        closeLabel={m.cart_back()}
        onPay={buying.pay}
        onClose={onClose}
      />
    )
  }
  if (hasFailed(quote)) return <CheckoutFailed quote={quote} />
  if (!quote.data) return <CheckoutLoading />
  const { items } = quote.data
  if (items.every((item) => !item.is_available)) {
    const mine = items.flatMap(({ my_order }) => my_order ?? [])
    return mine.length > 0 ? (
      <CheckoutBought orders={mine} />
    ) : (
      <CheckoutGone backLabel={m.cart_back()} onClose={onClose} />
    )
  }
  return (
    <CheckoutForm
      quote={quote.data}
      readAt={quote.dataUpdatedAt}
      isPrepared={isPrepared}
      seenPrices={seenFirst}
      nickname={nickname}
      failure={buying.failure}
      isPaying={buying.isBusy}
      onPay={buy}
      held={balances?.held}
      rechargeHref={rechargeHref}
    />
  )
}
