import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { payOrdersMutation } from '#features/orders/mutations.ts'
import { orderKeys } from '#features/orders/queries.ts'
import { newKey } from '#lib/calls/new-key.ts'
import * as m from '#paraglide/messages.js'
import { buy, type Bought, type PayFailure } from './buy.ts'
import { intentionOf, type Intention } from './intention.ts'
import type { Purchase } from './model.ts'
import { createOrdersMutation } from './mutations.ts'

export interface PayHandlers {
  onPaid: (orderIds: string[]) => void
  onFailed: (failure: PayFailure) => void
}

/** Makes the orders, then pays them. A second click while one is under way does nothing; a repeat after no answer goes on where
 * the purchase stands. Who closes the checkout meanwhile stays where they are: nothing more is sent, and what became of what was
 * sent already is said. */
export function usePay({ onPaid, onFailed }: PayHandlers) {
  const queryClient = useQueryClient()
  const create = useMutation(createOrdersMutation())
  const payment = useMutation(payOrdersMutation())
  const intention = useRef<Intention | null>(null)
  const goneSignal = useGoneSignal()
  // State would be a rendering late for the second of two quick clicks.
  const isUnderWay = useRef(false)
  const [isPaying, setPaying] = useState(false)

  const pay = async (purchase: Purchase) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPaying(true)
    const current = (intention.current = intentionOf(intention.current, purchase, newKey))
    const signal = goneSignal()
    const bought = await buy(current, purchase, {
      create: (key, items) => create.mutateAsync({ key, body: { items: [...items] }, signal }),
      pay: (key, { order_ids, total }) => payment.mutateAsync({ key, body: { order_ids, total } }),
      signal,
    })
    isUnderWay.current = false
    setPaying(false)
    // A refusal is an answer: what is tried after it is another thing. Without an answer it is the same thing again.
    if (bought.end === 'failed' && bought.failure.outcome !== 'failed') intention.current = null
    if (bought.end === 'paid' || signal.aborted) {
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
      void queryClient.invalidateQueries({ queryKey: orderKeys.lists() })
    }
    if (signal.aborted) notifyLeft(bought)
    else if (bought.end === 'paid') onPaid(bought.orderIds)
    else if (bought.end === 'failed') onFailed(bought.failure)
  }
  return { pay: (purchase: Purchase) => void pay(purchase), isPaying }
}

/** What became of a purchase whose checkout was closed. */
function notifyLeft(bought: Bought) {
  if (bought.end === 'paid') return toast({ text: m.checkout_left_paid(), tone: 'positive', duration: 8000 })
  const isUnknown =
    bought.end === 'failed' &&
    bought.failure.orders !== null &&
    bought.failure.outcome === 'failed' &&
    bought.failure.error.kind !== 'offline'
  return toast({
    text: isUnknown ? m.checkout_left_unknown() : m.checkout_left_unpaid(),
    tone: isUnknown ? 'warning' : 'info',
    duration: 8000,
  })
}
