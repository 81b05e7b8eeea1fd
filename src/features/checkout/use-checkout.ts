import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import * as m from '#paraglide/messages.js'
import type { CheckoutProps } from './checkout.tsx'
import { purchaseOf, type PayFailure } from './model.ts'
import { quoteQuery } from './queries.ts'
import { usePay } from './use-pay.ts'

type CheckoutInput = Pick<CheckoutProps, 'onChanged' | 'onPaid'> & {
  /** The account may not buy, or has to be set up first. */
  onUnprepared: () => void
  listingIds: readonly string[]
  isOpen: boolean
}

/** The steps of a purchase: what would it come to, pay. */
export function useCheckout({ listingIds, isOpen, onChanged, onUnprepared, onPaid }: CheckoutInput) {
  const router = useRouter()
  const orderPaths = useOrderPaths()
  const [failure, setFailure] = useState<PayFailure | null>(null)
  const quote = useQuery({ ...quoteQuery(listingIds), enabled: isOpen })

  const { pay, isPaying } = usePay({
    onPaid: (orderIds) => {
      toast({ text: m.checkout_done(), tone: 'positive' })
      onPaid()
      // In the place of the checkout: "back" leads to the goods and not to a purchase that is made.
      void router.navigate({ href: orderPaths.of(orderIds), replace: true })
    },
    onFailed: (failed) => {
      setFailure(failed)
      if (failed.outcome === 'signed-out') announceCallError(failed.error)
      // What says so, or mends it, takes the place of the checkout.
      if (failed.outcome === 'unprepared') onUnprepared()
      if (failed.outcome === 'quote-again') void quote.refetch()
      if (failed.outcome === 'quote-again' || failed.created) onChanged()
    },
  })

  return {
    quote,
    failure,
    isPaying: isPaying || quote.isRefetching,
    pay: () => {
      if (!quote.data) return
      setFailure(null)
      pay(purchaseOf(quote.data))
    },
  }
}
