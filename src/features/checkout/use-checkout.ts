import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import * as m from '#paraglide/messages.js'
import type { CheckoutProps } from './checkout.tsx'
import { purchaseOf, unavailableOf, type PayFailure } from './model.ts'
import { quoteQuery } from './queries.ts'
import { usePay } from './use-pay.ts'

type CheckoutInput = Pick<CheckoutProps, 'onChanged' | 'onGone' | 'onPaid'> & {
  /** The account may not buy, or trade preparation is incomplete. */
  onUnprepared: () => void
  listingIds: readonly string[]
  isOpen: boolean
}

/** The steps of a purchase: quote, then pay. */
export function useCheckout({ listingIds, isOpen, onChanged, onGone, onUnprepared, onPaid }: CheckoutInput) {
  const router = useRouter()
  const orderPaths = useOrderPaths()
  const [failure, setFailure] = useState<PayFailure | null>(null)
  // The page of the order may take a while to load, and nothing can be paid again meanwhile.
  const [paid, setPaid] = useState('')
  const asked = listingIds.join()
  const quote = useQuery({ ...quoteQuery(listingIds), enabled: isOpen })
  const gone = quote.data ? unavailableOf(quote.data).join() : ''
  const tellGone = useEffectEvent(() => onGone(gone.split(',')))
  useEffect(() => {
    if (gone) tellGone()
  }, [gone])

  const { pay, isPaying } = usePay({
    onPaid: (orderIds) => {
      setPaid(asked)
      toast({ text: m.checkout_done({ count: orderIds.length }), tone: 'positive' })
      onPaid()
      // Replaces the checkout's history entry: "back" leads to the goods and not to a completed purchase.
      void router.navigate({ href: orderPaths.of(orderIds), replace: true })
    },
    onFailed: (failed) => {
      setFailure(failed)
      if (failed.outcome === 'signed-out') announceCallError(failed.error)
      // A dialog that explains or fixes it takes the place of the checkout.
      if (failed.outcome === 'unprepared') onUnprepared()
      if (failed.outcome === 'quote-again') void quote.refetch()
    },
    onChanged,
  })

  return {
    quote,
    failure,
    isPaying: isPaying || quote.isRefetching || (asked !== '' && paid === asked),
    pay: () => {
      if (!quote.data) return
      setFailure(null)
      pay(purchaseOf(quote.data))
    },
  }
}
