import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { order } from '#contract/cart.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { checkAction } from '../../accounts/check-action.ts'
import type { Transaction } from '../../db/connection.ts'
import { awaitAll } from '../../db/await-all.ts'
import type { SignedInContext } from '../../http/context.ts'
import { findListingProblem, findTooManyUnpaid } from '../../orders/order-problems.ts'
import { lockListings, placeOrders } from '../../orders/place-orders.ts'
import { Refusal } from '../../refusal.ts'

type Outcome = CallAnswer<typeof order>['items'][number]

/** Orders what is still on sale at the prices shown, and returns for each other item why it was not ordered. */
export async function orderCart(
  tx: Transaction,
  context: SignedInContext,
  { items }: CallRequest<typeof order>,
): Promise<CallAnswer<typeof order> | Refusal> {
  const { userId } = context.caller
  const ids = items.map((item) => BigInt(item.listing_id))
  const [allowed, locked] = await awaitAll(
    // Exclusive lock, as in every command that creates orders.
    checkAction(tx, userId, 'order', 'alone'),
    lockListings(tx, ids, userId),
  )
  if (allowed instanceof Refusal) return allowed
  const found = new Map(locked.map(({ listing }) => [listing.id, listing]))
  const problems = new Map(
    items.map(({ listing_id, price }) => {
      const listingId = BigInt(listing_id)
      return [
        listing_id,
        findListingProblem(found.get(listingId), { listingId, price: parseAmount(price) }, userId),
      ] as const
    }),
  )
  const fitting = locked.filter(({ listing }) => !problems.get(listing.id.toString()))
  const outcomeOf = (listing_id: string, orderId: bigint | undefined): Outcome => {
    const problem = problems.get(listing_id)
    if (!problem) return { listing_id, order_id: orderId!.toString(), code: 0, message: '' }
    const { code, message, extra } = problem
    return { listing_id, order_id: null, code, message: message[context.locale], extra }
  }
  const first = problems.get(items[0]!.listing_id)
  if (fitting.length === 0 && first) {
    const outcomes = items.map(({ listing_id }) => outcomeOf(listing_id, undefined))
    return new Refusal(first.code, first.message, { ...first.extra, items: outcomes })
  }
  const tooMany = findTooManyUnpaid(fitting[0]!.unpaid, fitting.length)
  if (tooMany) return tooMany
  const { orderIds, total, payBefore } = await placeOrders(tx, context, fitting)
  const ordered = new Map(fitting.map(({ listing }, index) => [listing.id.toString(), orderIds[index]!]))
  return {
    items: items.map(({ listing_id }) => outcomeOf(listing_id, ordered.get(listing_id))),
    order_ids: orderIds.map(String),
    total: formatAmount(total),
    pay_before: seconds(payBefore),
  }
}
