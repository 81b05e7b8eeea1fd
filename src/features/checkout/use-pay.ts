import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { orderKeys } from '#features/orders/queries.ts'
import { walletKeys } from '#features/wallet/queries.ts'
import { UpstreamError, type CallError } from '#lib/call-result.ts'
import { newKey } from '#lib/new-key.ts'
import { intentionOf, type Intention, type MadeOrders } from './intention.ts'
import { outcomeOf, type Outcome, type Purchase } from './model.ts'
import { createOrdersMutation, payOrdersMutation } from './mutations.ts'

/** What went wrong, and how far the purchase had come. */
export interface PayFailure {
  outcome: Outcome
  error: CallError
  orders: MadeOrders | null
}

export interface PayHandlers {
  onPaid: (orderIds: string[]) => void
  onFailed: (failure: PayFailure) => void
}

/** Makes the orders, then pays them. A second click while one is under way does nothing; a repeat after no answer goes on where
 * the purchase stands. */
export function usePay({ onPaid, onFailed }: PayHandlers) {
  const queryClient = useQueryClient()
  const create = useMutation(createOrdersMutation())
  const payment = useMutation(payOrdersMutation())
  const intention = useRef<Intention | null>(null)
  // State would be a rendering late for the second of two quick clicks.
  const isUnderWay = useRef(false)
  const [isPaying, setPaying] = useState(false)

  const pay = async (purchase: Purchase) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPaying(true)
    const current = (intention.current = intentionOf(intention.current, purchase, newKey))
    try {
      current.orders ??= await create.mutateAsync({ key: current.createKey, body: { items: [...purchase.items] } })
      const { order_ids, total } = current.orders
      await payment.mutateAsync({ key: current.payKey, body: { order_ids, total } })
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
      void queryClient.invalidateQueries({ queryKey: orderKeys.lists() })
      onPaid(order_ids)
    } catch (caught) {
      const error: CallError = caught instanceof UpstreamError ? caught.error : { kind: 'unknown', id: '' }
      const outcome = outcomeOf(error)
      // A refusal is an answer: what is tried after it is another thing. Without an answer it is the same thing again.
      if (outcome !== 'failed') intention.current = null
      onFailed({ outcome, error, orders: current.orders })
    } finally {
      isUnderWay.current = false
      setPaying(false)
    }
  }
  return { pay: (purchase: Purchase) => void pay(purchase), isPaying }
}
