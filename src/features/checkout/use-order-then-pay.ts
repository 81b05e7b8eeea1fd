import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { payOrdersMutation } from '#features/orders/mutations.ts'
import type { Ending, Failure } from '#features/writes/attempt.ts'
import { tellWhoLeft } from '#features/writes/tell-who-left.ts'
import { useTellUndecided } from '#features/writes/use-tell-undecided.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { leftTexts } from './left-texts.ts'
import { outcomeOf, type MadeOrders, type PayFailure } from './model.ts'
import { orderedKeys } from './queries.ts'

interface Steps<Body, Made> {
  /** The write that orders as much as is available. */
  order: { send: (body: Body) => Promise<Ending<Made>>; isBusy: boolean }
  /** Everything has been paid. */
  onPaid: (made: Made) => void
  /** The account may not buy, or is not prepared for trading, and nothing was ordered. */
  onUnprepared: () => void
  /** Nothing was ordered, or the orders have not been paid. */
  onFailed?: (failure: PayFailure) => void
  /** The listings may have been ordered, whatever became of the purchase, or are not on sale any longer. */
  onChanged: () => void
}

/**
 * Orders as much as is available. If the result is as confirmed, it is paid at once; otherwise `made` holds it until
 * the user confirms the payment. If the dialog is closed meanwhile, nothing more is paid, and the user is told the
 * outcome of what was sent; likewise if it is closed after an attempt without an answer.
 */
export function useOrderThenPay<Body, Made extends MadeOrders>({
  order,
  onPaid,
  onUnprepared,
  onFailed,
  onChanged,
}: Steps<Body, Made>) {
  const queryClient = useQueryClient()
  const payment = useIdempotentMutation({ ...payOrdersMutation(), meta: { quiet: true } })
  const [made, setMade] = useState<Made | null>(null)
  const [failure, setFailure] = useState<PayFailure | null>(null)
  // The page that a paid order leads to may take a while to load.
  const [isPaid, setIsPaid] = useState(false)
  const goneSignal = useGoneSignal()

  const readAgain = () => {
    for (const queryKey of orderedKeys) void queryClient.invalidateQueries({ queryKey })
    onChanged()
  }
  const noteFailure = useTellUndecided(leftTexts, readAgain)
  const fail = (failed: Failure, created: Made | null) => {
    const whole = { ...failed, created, outcome: outcomeOf(failed.error) }
    setFailure(whole)
    noteFailure(whole)
    // Starting over would lose sight of the orders, and offer as many again: their payment goes on from here.
    if (whole.outcome === 'unprepared' && created === null) onUnprepared()
    else if (whole.outcome === 'unprepared' || whole.outcome === 'signed-out') announceCallError(whole.error)
    onFailed?.(whole)
  }
  const settle = async (orders: Made, signal: AbortSignal) => {
    const paid = await payment.send({ order_ids: orders.order_ids, total: orders.total })
    if (paid.end === 'ignored') return
    if (paid.end !== 'unsent') readAgain()
    if (signal.aborted)
      return tellWhoLeft(paid.end === 'done' ? 'paid' : paid.end === 'undecided' ? 'unknown' : 'unpaid', leftTexts)
    if (paid.end !== 'done') return fail(paid, orders)
    setIsPaid(true)
    onPaid(orders)
  }
  const buy = async (body: Body, isConfirmed: (orders: Made) => boolean) => {
    const signal = goneSignal()
    setFailure(null)
    noteFailure(null)
    const ordered = await order.send(body)
    if (ordered.end === 'ignored') return
    if (ordered.end !== 'unsent') readAgain()
    if (signal.aborted) return tellWhoLeft('unpaid', leftTexts)
    if (ordered.end !== 'done') return fail(ordered, null)
    if (isConfirmed(ordered.data)) await settle(ordered.data, signal)
    // A paid order navigates away; one that is not paid needs to be reviewed.
    setMade(ordered.data)
  }
  return {
    made,
    failure,
    isBusy: order.isBusy || payment.isBusy || isPaid,
    /** Orders, and pays if the result is as confirmed. */
    buy: (body: Body, isConfirmed: (orders: Made) => boolean) => void buy(body, isConfirmed),
    /** Pays the orders made. */
    pay: () => {
      if (!made) return
      setFailure(null)
      noteFailure(null)
      void settle(made, goneSignal())
    },
  }
}
