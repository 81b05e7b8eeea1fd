import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallData } from '#contract/call.ts'
import { isAboutAccount } from '#contract/account-refusals.ts'
import { isSessionOver } from '#contract/codes.ts'
import type { create } from '#contract/purchase-orders/purchase-orders.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { listingKeys } from '#features/listings/queries.ts'
import {
  createThenPay,
  progressOf,
  type Paid,
  type PayFailure,
  type Progress,
} from '#features/writes/create-then-pay.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import * as m from '#paraglide/messages.js'
import type { Wish } from './draft.ts'
import { createPurchaseMutation, payPurchaseMutation } from './mutations.ts'
import { purchaseKeys } from './queries.ts'

export type Posted = CallData<typeof create>
export type PostFailure = PayFailure<Posted>

interface PostHandlers {
  onPosted: (posted: Posted) => void
  onFailed: (failure: PostFailure) => void
  /** The account may not post, or has to be set up first. */
  onUnprepared: () => void
}

/** Posts a purchase order and pays it. Who closes the sheet meanwhile pays nothing more, and is told what became of what was sent. */
export function usePost({ onPosted, onFailed, onUnprepared }: PostHandlers) {
  const queryClient = useQueryClient()
  const create = useIdempotentMutation(createPurchaseMutation())
  const payment = useIdempotentMutation(payPurchaseMutation())
  const progress = useRef<Progress<Posted> | null>(null)
  const goneSignal = useGoneSignal()

  const post = async (wish: Wish) => {
    const current = (progress.current = progressOf(progress.current, wish))
    const signal = goneSignal()
    const posted = await createThenPay(current, {
      create: () => create.send(wish),
      pay: ({ purchase_id, total }) => payment.send({ purchase_id, total }),
      signal,
    })
    if (posted.end === 'ignored') return
    for (const queryKey of [purchaseKeys.all, walletKeys.all, listingKeys.ofGoods(wish.goods_id)])
      void queryClient.invalidateQueries({ queryKey })
    if (signal.aborted) notifyLeft(posted)
    else if (posted.end === 'paid') onPosted(posted.created)
    else if (posted.end === 'failed') fail(posted.failure)
  }

  function fail(failure: PostFailure) {
    const { error } = failure
    // What was refused before it was created is another purchase order when it is tried again.
    if (failure.end === 'refused' && !failure.created) progress.current = null
    if (error.kind === 'business' && isSessionOver(error.code)) announceCallError(error)
    else if (error.kind === 'business' && isAboutAccount(error.code)) onUnprepared()
    onFailed(failure)
  }
  return { post: (wish: Wish) => void post(wish), isPosting: create.isBusy || payment.isBusy }
}

function notifyLeft(posted: Paid<Posted>) {
  if (posted.end === 'paid') return toast({ text: m.purchase_orders_left_paid(), tone: 'positive', duration: 8000 })
  const isUnknown = posted.end === 'failed' && posted.failure.end === 'undecided'
  return toast({
    text: isUnknown ? m.purchase_orders_left_unknown() : m.purchase_orders_left_unpaid(),
    tone: isUnknown ? 'warning' : 'info',
    duration: 8000,
  })
}
