import type { handle } from '#contract/bargains/bargains.ts'
import type { CallAnswer } from '#contract/call.ts'
import { seconds } from '#lib/time/seconds.ts'
import { checkAction } from '../../accounts/check-action.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal } from '../../refusal.ts'
import type { Party } from '../find-party.ts'
import { lockBargain } from '../lock-bargains.ts'
import { moveBargain } from '../move-bargain.ts'
import { bargainRefusals } from '../refusals.ts'
import { notifyOfCounter } from '../notify-of-bargain.ts'

/**
 * Counters an offer with a price above it and below the listing's. The buyer's money stays held while they decide.
 *
 * @param price in fen.
 */
export async function counterBargain(
  tx: Transaction,
  { settings }: SignedInContext,
  { role, bargain: found }: Party,
  price: bigint,
): Promise<CallAnswer<typeof handle> | Refusal> {
  if (role === 'seller') {
    const preparation = await checkAction(tx, found.sellerId, 'sale', 'share')
    if (preparation instanceof Refusal) return preparation
  }
  const locked = await lockBargain(tx, found.id)
  if (!locked) throw new Error(`bargain ${found.id} is gone`)
  const { bargain, now } = locked
  if (price <= bargain.price || price >= bargain.listingPrice)
    return bargainRefusals.counterOutOfRange(bargain.price, bargain.listingPrice)
  const deadlineAt = new Date(now.getTime() + settings.bargainAnswer * 1000)
  const set = { counterPrice: price, counteredAt: now }
  const state = await moveBargain(tx, locked, { event: 'counter', actor: role, deadlineAt, price, set })
  if (state instanceof Refusal) return state
  await notifyOfCounter(tx, locked, { counterPrice: price, deadlineAt })
  return {
    bargain_id: bargain.id.toString(),
    state,
    order_id: null,
    deadline_at: seconds(deadlineAt),
  }
}
