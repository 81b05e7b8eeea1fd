import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '#design/ui/toast-store.ts'
import { useNotice } from '#features/account/notice-store.ts'
import { orderPreviewQuery } from '#features/account/preparation-queries.ts'
import { useOrderPaths } from '#features/orders/order-path.ts'
import { announceCallError } from '#lib/call-events.ts'
import { UpstreamError, type CallError } from '#lib/call-result.ts'
import * as m from '#paraglide/messages.js'
import type { CheckoutProps } from './checkout.tsx'
import { outcomeOf, purchaseOf } from './model.ts'
import { quoteQuery } from './queries.ts'
import { usePay, type PayFailure } from './use-pay.ts'

const callErrorOf = (error: Error | null): CallError | null =>
  error && (error instanceof UpstreamError ? error.error : { kind: 'unknown', id: '' })

type CheckoutInput = Pick<CheckoutProps, 'onChanged' | 'onPaid'> & { listingIds: readonly string[]; isOpen: boolean }

/** The steps of a purchase: may this person buy (S2.42), what would it come to, pay. */
export function useCheckout({ listingIds, isOpen, onChanged, onPaid }: CheckoutInput) {
  const router = useRouter()
  const orderPaths = useOrderPaths()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<PayFailure | null>(null)
  const preview = useQuery({ ...orderPreviewQuery(), enabled: isOpen })
  const isReady = preview.isSuccess && !preview.isRefetching
  const quote = useQuery({ ...quoteQuery(listingIds), enabled: isOpen && isReady })
  useRefusedPreview(callErrorOf(preview.error), () => void preview.refetch())

  const { pay, isPaying } = usePay({
    onPaid: (orderIds) => {
      toast({ text: m.checkout_done(), tone: 'positive' })
      onPaid()
      const [only] = orderIds
      const href = orderIds.length === 1 && only ? orderPaths.order(only) : orderPaths.orders
      // In the place of the checkout: "back" leads to the goods and not to a purchase that is made.
      void router.navigate({ href, replace: true })
    },
    onFailed: (failed) => {
      setFailure(failed)
      if (failed.outcome === 'signed-out') announceCallError(failed.error)
      if (failed.outcome === 'unprepared')
        void queryClient.invalidateQueries({ queryKey: orderPreviewQuery().queryKey })
      if (failed.outcome === 'quote-again') void quote.refetch()
      if (failed.outcome === 'quote-again' || failed.orders) onChanged()
    },
  })

  return {
    preview: { error: callErrorOf(preview.error), isChecking: preview.isFetching, again: () => void preview.refetch() },
    quote: {
      data: quote.data,
      error: callErrorOf(quote.error),
      isAsking: quote.isFetching,
      again: () => void quote.refetch(),
    },
    failure,
    isPaying: isPaying || quote.isRefetching,
    pay: () => {
      if (!quote.data) return
      setFailure(null)
      pay(purchaseOf(quote.data))
    },
  }
}

/** Tells people why they may not buy (yet), once, by the dialog that the refusal calls for; looks again when they close it. */
function useRefusedPreview(error: CallError | null, lookAgain: () => void) {
  const isNoticed = useNotice() !== null
  const wasTold = useRef(false)
  const wasNoticed = useRef(false)
  const isRefused = error !== null && outcomeOf(error) !== 'failed'
  const tell = useEffectEvent(() => {
    if (!isRefused || wasTold.current) return
    wasTold.current = true
    announceCallError(error)
  })
  const close = useEffectEvent(() => {
    if (wasNoticed.current && !isNoticed && isRefused) lookAgain()
    wasNoticed.current = isNoticed
  })
  useEffect(() => tell(), [isRefused])
  useEffect(() => close(), [isNoticed])
}
