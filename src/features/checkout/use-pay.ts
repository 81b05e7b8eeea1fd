import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { payOrdersMutation } from '#features/orders/mutations.ts'
import { createThenPay, progressOf, type Paid, type Progress } from '#features/writes/create-then-pay.ts'
import { tellWhoLeft, type LeftEnd } from '#features/writes/tell-who-left.ts'
import { useTellUndecided } from '#features/writes/use-tell-undecided.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { leftTexts } from './left-texts.ts'
import { outcomeOf, type MadeOrders, type PayFailure, type Purchase } from './model.ts'
import { createOrdersMutation } from './mutations.ts'
import { orderedKeys } from './queries.ts'

export interface PayHandlers {
  onPaid: (orderIds: string[]) => void
  onFailed: (failure: PayFailure) => void
  /** The listings may have been ordered, whatever became of the purchase, or are not on sale any longer. */
  onChanged: () => void
}

/** Creates the orders, then pays them. If the user closes the checkout meanwhile, they stay on the page: nothing more
 * is sent, and the outcome of what was already sent is reported; likewise after an attempt without an answer. */
export function usePay({ onPaid, onFailed, onChanged }: PayHandlers) {
  const queryClient = useQueryClient()
  const create = useIdempotentMutation(createOrdersMutation())
  const payment = useIdempotentMutation({ ...payOrdersMutation(), meta: { quiet: true } })
  const progress = useRef<Progress<MadeOrders> | null>(null)
  const goneSignal = useGoneSignal()
  const readAgain = () => {
    for (const queryKey of orderedKeys) void queryClient.invalidateQueries({ queryKey })
    onChanged()
  }
  const noteFailure = useTellUndecided(leftTexts, readAgain)

  const pay = async (purchase: Purchase) => {
    const current = (progress.current = progressOf(
      progress.current,
      purchase.items.map(({ listing_id, price }) => [listing_id, price]),
    ))
    const signal = goneSignal()
    noteFailure(null)
    const bought = await createThenPay(current, {
      create: () => create.send({ items: [...purchase.items] }, { signal }),
      pay: ({ order_ids, total }) => payment.send({ order_ids, total }),
      signal,
    })
    if (bought.end === 'ignored') return
    // A refusal is an answer, so the next attempt is a new purchase. Without an answer, it is a retry of the same one.
    const failure = bought.end === 'failed' ? { ...bought.failure, outcome: outcomeOf(bought.failure.error) } : null
    if (failure && failure.outcome !== 'failed') progress.current = null
    if (mayHaveOrdered(bought) || failure?.outcome === 'quote-again') readAgain()
    if (signal.aborted) tellWhoLeft(endOf(bought), leftTexts)
    else if (bought.end === 'paid') onPaid(bought.created.order_ids)
    else if (failure) {
      noteFailure(failure)
      onFailed(failure)
    }
  }
  return { pay: (purchase: Purchase) => void pay(purchase), isPaying: create.isBusy || payment.isBusy }
}

/** Whether orders were made, or may have been: those of a checkout closed meanwhile, or of an attempt without an answer. */
const mayHaveOrdered = (bought: Exclude<Paid<MadeOrders>, { end: 'ignored' }>): boolean =>
  bought.end !== 'failed' || bought.failure.created !== null || bought.failure.end === 'undecided'

/** The outcome of a purchase whose checkout was closed. */
function endOf(bought: Exclude<Paid<MadeOrders>, { end: 'ignored' }>): LeftEnd {
  if (bought.end === 'paid') return 'paid'
  const isUnknown = bought.end === 'failed' && bought.failure.created !== null && bought.failure.end === 'undecided'
  return isUnknown ? 'unknown' : 'unpaid'
}
