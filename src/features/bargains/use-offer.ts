import type { create } from '#contract/bargains/bargains.ts'
import type { CallData } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { PayFailure } from '#features/writes/create-then-pay.ts'
import { useCreateThenPay } from '#features/writes/use-create-then-pay.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import type { OfferTerms } from './model.ts'
import { createBargainMutation, payBargainMutation } from './mutations.ts'
import { changedByBargains } from './queries.ts'

type Made = CallData<typeof create>
export type OfferFailure = PayFailure<Made>

/** An offer that was made and paid. */
export interface Offered {
  bargain_id: string
  /** Wire amount. */
  price: string
  seller: string
  /** How long the seller has to answer, in seconds. */
  answerSeconds: number
}

interface OfferHandlers {
  /** It is made, though not paid yet. */
  onMade: () => void
  onOffered: (offered: Offered) => void
  onFailed: (failure: OfferFailure) => void
  /** The account may not buy, or is not prepared for trading. */
  onUnprepared: () => void
  /** The listing or its terms have changed. */
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

/** Makes an offer and pays the amount to be held. */
export function useOffer(terms: OfferTerms, { onMade, onOffered, onFailed, onUnprepared, onStale }: OfferHandlers) {
  const { run, isBusy } = useCreateThenPay({
    create: useIdempotentMutation(createBargainMutation(), { onDone: onMade, onLeft: onMade }),
    payment: useIdempotentMutation(payBargainMutation()),
    // An offer's money is all of its price.
    paymentOf: ({ bargain_id, amount_due }: Made) => ({ bargain_id, price: amount_due, amount: amount_due }),
    refresh: () => changedByBargains,
    leftTexts: { paid: m.bargains_left_paid, unpaid: m.bargains_left_unpaid, unknown: m.bargains_left_unknown },
    onPaid: ({ bargain_id }, { price }) =>
      onOffered({ bargain_id, price, seller: terms.seller.nickname, answerSeconds: terms.rules.answer_seconds }),
    onFailed: (failure) => {
      const { error } = failure
      if (error.kind === 'business' && stale.includes(error.code)) onStale()
      onFailed(failure)
    },
    onUnprepared,
  })
  return {
    offer: (price: string) => run({ listing_id: terms.listing_id, listing_price: terms.price, price }),
    isOffering: isBusy,
  }
}
