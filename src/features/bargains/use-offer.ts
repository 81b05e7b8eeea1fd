import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import type { create } from '#contract/bargains/bargains.ts'
import type { CallData } from '#contract/call.ts'
import { codes, isSessionOver } from '#contract/codes.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
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
import type { OfferTerms } from './model.ts'
import { createBargainMutation, payBargainMutation } from './mutations.ts'
import { changedByBargains } from './queries.ts'

type Made = CallData<typeof create>
export type OfferFailure = PayFailure<Made>

/** An offer whose money is set aside. */
export interface Offered {
  bargain_id: string
  /** Wire amount. */
  price: string
  seller: string
  /** The seller's time to answer. */
  answerSeconds: number
}

interface OfferHandlers {
  onOffered: (offered: Offered) => void
  onFailed: (failure: OfferFailure) => void
  /** The account may not bargain, or has to be set up first. */
  onUnprepared: () => void
  /** The listing, or what its seller takes, is not what it was. */
  onStale: () => void
}

const stale: readonly number[] = [
  codes.priceChanged,
  codes.listingGone,
  codes.bargainOff,
  codes.bargainTooLow,
  codes.bargainUnderWay,
  codes.tooManyBargains,
  codes.ownListing,
]

/** Makes an offer and sets its money aside. Who closes the dialog meanwhile pays nothing more, and is told what became of what was
 * sent. */
export function useOffer(terms: OfferTerms, { onOffered, onFailed, onUnprepared, onStale }: OfferHandlers) {
  const queryClient = useQueryClient()
  const create = useIdempotentMutation(createBargainMutation())
  const payment = useIdempotentMutation(payBargainMutation())
  const progress = useRef<Progress<Made> | null>(null)
  const goneSignal = useGoneSignal()

  const offer = async (price: string) => {
    const body = { listing_id: terms.listing_id, listing_price: terms.price, price }
    const current = (progress.current = progressOf(progress.current, body))
    const signal = goneSignal()
    const made = await createThenPay(current, {
      create: () => create.send(body),
      pay: ({ bargain_id, amount_due }) => payment.send({ bargain_id, amount: amount_due }),
      signal,
    })
    if (made.end === 'ignored') return
    const isDone = made.end === 'paid' && !signal.aborted
    if (isDone) {
      const { bargain_id } = made.created
      onOffered({ bargain_id, price, seller: terms.seller.nickname, answerSeconds: terms.rules.answer_seconds })
    }
    for (const queryKey of changedByBargains) void queryClient.invalidateQueries({ queryKey })
    if (signal.aborted) notifyLeft(made)
    else if (made.end === 'failed') fail(made.failure)
  }

  function fail(failure: OfferFailure) {
    const { error } = failure
    // A refusal is an answer: what is tried after it is another offer.
    if (failure.end === 'refused' && !failure.created) progress.current = null
    if (error.kind === 'business' && isSessionOver(error.code)) announceCallError(error)
    else if (error.kind === 'business' && isAboutAccount(error.code)) onUnprepared()
    else if (error.kind === 'business' && stale.includes(error.code)) onStale()
    onFailed(failure)
  }
  return { offer: (price: string) => void offer(price), isOffering: create.isBusy || payment.isBusy }
}

function notifyLeft(made: Paid<Made>) {
  if (made.end === 'paid') return toast({ text: m.bargains_left_paid(), tone: 'positive', duration: 8000 })
  const isUnknown = made.end === 'failed' && made.failure.end === 'undecided'
  return toast({
    text: isUnknown ? m.bargains_left_unknown() : m.bargains_left_unpaid(),
    tone: isUnknown ? 'warning' : 'info',
    duration: 8000,
  })
}
