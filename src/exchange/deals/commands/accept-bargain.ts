import type { handle } from '#contract/bargains/bargains.ts'
import type { CallAnswer } from '#contract/call.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { findBargainedListing, findListingProblem } from '../../bargains/bargained-listing.ts'
import type { Party } from '../../bargains/find-party.ts'
import { lockBargain } from '../../bargains/lock-bargains.ts'
import { moveBargain } from '../../bargains/move-bargain.ts'
import { bargainRefusals } from '../../bargains/refusals.ts'
import { notifyOfAcceptance } from '../../bargains/notify-of-bargain.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal } from '../../refusal.ts'
import { makeOrder } from '../make-order.ts'

/** Accepts an open bargain, as its seller, at the price shown: it becomes a paid order at once. */
export async function acceptBargain(
  tx: Transaction,
  context: SignedInContext,
  { role, bargain: found }: Party,
  price: bigint,
): Promise<CallAnswer<typeof handle> | Refusal> {
  if (role === 'seller') {
    const preparation = await checkAction(tx, found.sellerId, 'sale', 'share')
    if (preparation instanceof Refusal) return preparation
  }
  const buyer = await checkAction(tx, found.buyerId, 'order', 'share')
  // Lock order: the listing first, then the bargain.
  const bargained = await findBargainedListing(tx, found.listingId, 'update')
  const locked = await lockBargain(tx, found.id)
  if (!bargained || !locked) throw new Error(`bargain ${found.id} or its listing is gone`)
  const { bargain } = locked
  const state = await moveBargain(tx, locked, { event: 'accept', actor: role, deadlineAt: null, price: bargain.price })
  if (state instanceof Refusal) return state
  if (price !== bargain.price) return bargainRefusals.priceChanged(bargain.price)
  const problem = await findListingProblem(tx, bargained, 'seller')
  if (problem) return problem
  if (buyer instanceof Refusal) return bargainRefusals.buyerUnavailable()
  const order = await makeOrder(tx, context, bargained, { bargain, price, actor: 'seller' })
  if (typeof order !== 'bigint') throw new Error(`bargain ${bargain.id} holds less than its price`)
  await notifyOfAcceptance(tx, locked)
  return { bargain_id: bargain.id.toString(), state, order_id: order.toString(), deadline_at: null }
}
