import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { purchaseOf } from '#features/checkout/model.ts'
import { quoteQuery } from '#features/checkout/queries.ts'
import { useOrderThenPay } from '#features/checkout/use-order-then-pay.ts'
import { listingKeys } from '#features/listings/queries.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { outcomesOf, refusedItems } from './model.ts'
import { orderCartMutation } from './mutations.ts'

interface CartCheckoutInput {
  listingIds: readonly string[]
  isOpen: boolean
  /** The account may not buy, or is not prepared for trading, and nothing was ordered. */
  onUnprepared: () => void
}

type Told = readonly { listing_id: string; code: number; message: string }[]

/** The steps of the cart's checkout: quote, order what is available, pay. */
export function useCartCheckout({ listingIds, isOpen, onUnprepared }: CartCheckoutInput) {
  const router = useRouter()
  const orderPaths = useOrderPaths()
  const queryClient = useQueryClient()
  const quote = useQuery({ ...quoteQuery(listingIds), enabled: isOpen })
  const [refused, setRefused] = useState<Told | null>(null)
  const buying = useOrderThenPay({
    order: useIdempotentMutation(orderCartMutation()),
    onPaid: ({ order_ids }) => {
      toast({ text: m.checkout_done({ count: order_ids.length }), tone: 'positive' })
      // Replace the checkout in the history, so that "back" leads to the cart.
      void router.navigate({ href: orderPaths.of(order_ids), replace: true })
    },
    onUnprepared,
    onFailed: ({ error, created }) => {
      if (!created) setRefused(refusedItems(error, purchase?.items.map(({ listing_id }) => listing_id) ?? []))
    },
    onChanged: () => void queryClient.invalidateQueries({ queryKey: listingKeys.all }),
  })
  const purchase = quote.data && purchaseOf(quote.data)
  const told = buying.made?.items ?? refused
  return {
    quote,
    buying,
    /** Null until something was ordered, or everything was refused. */
    outcomes: told && quote.data ? outcomesOf(quote.data.items, told, m.checkout_gone()) : null,
    buy: () => {
      if (!purchase) return
      buying.buy(
        { items: [...purchase.items] },
        ({ items, total }) => total === purchase.total && items.every(({ code }) => code === 0),
      )
    },
  }
}
