import type { CallData } from '#contract/call.ts'
import type { create } from '#contract/purchase-orders/purchase-orders.ts'
import type { PayFailure } from '#features/writes/create-then-pay.ts'
import { useCreateThenPay } from '#features/writes/use-create-then-pay.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import type { PurchaseTerms } from './draft.ts'
import { createPurchaseMutation, payPurchaseMutation } from '../mutations.ts'
import { changedByPurchase } from '../queries.ts'

export type Posted = CallData<typeof create>
export type PostFailure = PayFailure<Posted>

interface PostHandlers {
  /** It is posted, though not paid yet. */
  onMade: () => void
  onPosted: (posted: Posted) => void
  onFailed: (failure: PostFailure) => void
  /** The account may not buy, or is not prepared for trading. */
  onUnprepared: () => void
}

/** Posts a purchase order and pays it. */
export function usePost({ onMade, onPosted, onFailed, onUnprepared }: PostHandlers) {
  const { run, isBusy } = useCreateThenPay({
    create: useIdempotentMutation(createPurchaseMutation(), { onDone: onMade, onLeft: onMade }),
    payment: useIdempotentMutation(payPurchaseMutation()),
    paymentOf: ({ purchase_id, total }: Posted) => ({ purchase_id, total }),
    refresh: (terms: PurchaseTerms) => changedByPurchase(terms.goods_id),
    leftTexts: {
      paid: m.purchase_orders_left_paid,
      unpaid: m.purchase_orders_left_unpaid,
      unknown: m.purchase_orders_left_unknown,
    },
    onPaid: onPosted,
    onFailed,
    onUnprepared,
  })
  return { post: run, isPosting: isBusy }
}
