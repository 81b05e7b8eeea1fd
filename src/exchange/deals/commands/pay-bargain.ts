import { and, eq, inArray } from 'drizzle-orm'
import type { pay } from '#contract/bargains/bargains.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { parseAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { accountRefusals } from '../../accounts/refusals.ts'
import {
  type BargainedListing,
  findBargainedListing,
  findListingProblem,
  findOfferProblem,
} from '../../bargains/bargained-listing.ts'
import { findParty } from '../../bargains/find-party.ts'
import { type LockedBargain, lockBargain } from '../../bargains/lock-bargains.ts'
import { moveBargain } from '../../bargains/move-bargain.ts'
import { bargainRefusals } from '../../bargains/refusals.ts'
import { amountDue, askedPrice, maxOpenBargains } from '../../bargains/rules.ts'
import { notifyOfOffer } from '../../bargains/notify-of-bargain.ts'
import type { Transaction } from '../../db/connection.ts'
import { bargains } from '../../db/schema/bargains.ts'
import type { SignedInContext } from '../../http/context.ts'
import { openHold } from '../../ledger/holds.ts'
import { Refusal, refusals } from '../../refusal.ts'
import { makeOrder } from '../make-order.ts'

type Answer = CallAnswer<typeof pay>

/**
 * Pays for a bargain's next step: its price, which is held until the seller answers, or the difference to the seller's
 * counter, which buys the item.
 */
export async function payBargain(
  tx: Transaction,
  context: SignedInContext,
  { bargain_id, price, amount }: CallRequest<typeof pay>,
): Promise<Answer | Refusal> {
  const preparation = await checkAction(tx, context.caller.userId, 'order', 'share')
  if (preparation instanceof Refusal) return preparation
  const party = await findParty(tx, BigInt(bargain_id), context.caller.userId)
  if (party?.role !== 'buyer') return refusals.notFound()
  // Lock order: the listing first, then the bargain.
  const bargained = await findBargainedListing(tx, party.bargain.listingId, 'update')
  const locked = await lockBargain(tx, party.bargain.id)
  if (!bargained || !locked) throw new Error(`bargain ${bargain_id} or its listing is gone`)
  const due = amountDue(locked.bargain)
  if (due === null) return bargainRefusals.stateConflict(locked.bargain.state, 'nothing is to be paid')
  // The amount alone does not tell an offer from a difference to a counter: both may be the same.
  const asked = askedPrice(locked.bargain)
  if (parseAmount(price) !== asked || parseAmount(amount) !== due) return bargainRefusals.amountChanged(asked, due)
  return locked.bargain.state === 'countered'
    ? buyAtCounter(tx, context, bargained, locked)
    : openBargain(tx, context, bargained, locked)
}

async function openBargain(
  tx: Transaction,
  { settings }: SignedInContext,
  bargained: BargainedListing,
  locked: LockedBargain,
): Promise<Answer | Refusal> {
  const { bargain, now } = locked
  const deadlineAt = new Date(now.getTime() + settings.bargainAnswer * 1000)
  const step = { event: 'pay', actor: 'buyer', deadlineAt, price: bargain.price, set: { paidAt: now } } as const
  const state = await moveBargain(tx, locked, step)
  if (state instanceof Refusal) return state
  // The seller's terms may have changed since the offer was made.
  const problem = await findOfferProblem(tx, bargained, bargain)
  if (problem) return problem
  const { price: amount, buyerId: userId } = bargain
  const shortfall = await openHold(tx, { kind: 'bargain', referenceId: bargain.id, userId, amount })
  if (shortfall) return bargainRefusals.balanceTooLow(shortfall.balance, amount)
  // The hold has locked the buyer's account: of concurrent payments, each counts those before it.
  if ((await countPaid(tx, userId)) > maxOpenBargains) return bargainRefusals.tooMany()
  await notifyOfOffer(tx, locked, deadlineAt)
  return answer(locked, state, null, deadlineAt)
}

async function buyAtCounter(
  tx: Transaction,
  context: SignedInContext,
  bargained: BargainedListing,
  locked: LockedBargain,
): Promise<Answer | Refusal> {
  const { bargain } = locked
  const price = askedPrice(bargain)
  const state = await moveBargain(tx, locked, { event: 'pay', actor: 'buyer', deadlineAt: null, price })
  if (state instanceof Refusal) return state
  const problem = await findListingProblem(tx, bargained, 'buyer')
  if (problem) return problem
  const seller = await checkAction(tx, bargain.sellerId, 'sale')
  if (seller instanceof Refusal) return accountRefusals.sellerUnavailable()
  const order = await makeOrder(tx, context, bargained, { bargain, price, actor: 'buyer' })
  if (typeof order !== 'bigint') return bargainRefusals.balanceTooLow(order.balance, price - bargain.price)
  return answer(locked, state, order, null)
}

const countPaid = (tx: Transaction, buyerId: bigint): Promise<number> =>
  tx.$count(bargains, and(eq(bargains.buyerId, buyerId), inArray(bargains.state, ['open', 'countered'])))

const answer = (
  { bargain }: LockedBargain,
  state: Answer['state'],
  orderId: bigint | null,
  deadlineAt: Date | null,
): Answer => ({
  bargain_id: bargain.id.toString(),
  state,
  order_id: orderId?.toString() ?? null,
  deadline_at: deadlineAt && seconds(deadlineAt),
})
