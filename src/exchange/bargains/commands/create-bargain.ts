import { sql } from 'drizzle-orm'
import type { create } from '#contract/bargains/bargains.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { checkAction } from '../../accounts/check-action.ts'
import type { Transaction } from '../../db/connection.ts'
import { bargainEvents, bargains } from '../../db/schema/bargains.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import type { SignedInContext } from '../../http/context.ts'
import { readBalances } from '../../ledger/read-balances.ts'
import { Refusal, refusals } from '../../refusal.ts'
import { countLiveBargains, findBargainedListing, findLiveBargain, findOfferProblem } from '../bargained-listing.ts'
import { endBargain } from '../end-bargain.ts'
import { lockBargain } from '../lock-bargains.ts'
import { bargainRefusals } from '../refusals.ts'
import { maxOpenBargains } from '../rules.ts'
import { bargainMachine } from '../states.ts'

/**
 * Makes an offer below a listing's price. Nothing is held yet and the seller is not notified: that takes `payBargain`.
 * An earlier offer of the same buyer that was never paid is replaced.
 */
export async function createBargain(
  tx: Transaction,
  { caller, settings }: SignedInContext,
  request: CallRequest<typeof create>,
): Promise<CallAnswer<typeof create> | Refusal> {
  const buyerId = caller.userId
  // Exclusive lock: of concurrent requests, each counts the bargains of those before it.
  const preparation = await checkAction(tx, buyerId, 'order', 'alone')
  if (preparation instanceof Refusal) return preparation
  // Shared lock, so that the price cannot change before this bargain exists to be ended by the change.
  const bargained = await findBargainedListing(tx, BigInt(request.listing_id), 'share')
  if (!bargained) return refusals.notFound()
  const listingId = bargained.listing.id
  const price = parseAmount(request.price)
  const offer = { buyerId, listingPrice: parseAmount(request.listing_price), price }
  const problem = (await findOfferProblem(tx, bargained, offer)) ?? (await replaceUnpaid(tx, buyerId, listingId))
  if (problem) return problem
  if ((await countLiveBargains(tx, buyerId)) >= maxOpenBargains) return bargainRefusals.tooMany()

  const [created] = await tx
    .insert(bargains)
    .values({
      listingId,
      buyerId,
      sellerId: bargained.listing.sellerId,
      listingPrice: bargained.listing.price,
      price,
      deadlineAt: sql`${databaseNow} + make_interval(secs => ${settings.orderPayment})`,
    })
    .onConflictDoNothing()
    .returning({ id: bargains.id, deadlineAt: bargains.deadlineAt })
  if (!created) return bargainRefusals.underWay(await findLiveBargain(tx, buyerId, listingId))
  await tx
    .insert(bargainEvents)
    .values({ bargainId: created.id, event: 'create', toState: 'awaiting_payment', actor: 'buyer', price })
  const { available } = await readBalances(tx, buyerId)
  return {
    bargain_id: created.id.toString(),
    amount_due: formatAmount(price),
    available: formatAmount(available),
    pay_before: seconds(created.deadlineAt!),
  }
}

/** One live bargain per buyer and listing: an unpaid one is withdrawn, any other blocks a new one. */
async function replaceUnpaid(tx: Transaction, buyerId: bigint, listingId: bigint): Promise<Refusal | null> {
  const earlier = await findLiveBargain(tx, buyerId, listingId)
  const locked = earlier && (await lockBargain(tx, earlier.id))
  if (!locked || bargainMachine.final.includes(locked.bargain.state)) return null
  if (locked.bargain.state !== 'awaiting_payment') return bargainRefusals.underWay(locked.bargain)
  const ended = await endBargain(tx, locked, { event: 'withdraw', actor: 'buyer', reason: 'replaced' })
  return ended instanceof Refusal ? ended : null
}
