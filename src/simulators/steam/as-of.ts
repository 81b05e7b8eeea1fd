import { type Offer, STATE } from './offers.ts'
import type { Trade } from './trades.ts'
import { STATUS } from './trades.ts'

/** The offer as of a moment (seconds); null before it was created. It changes once: from active to its final state. */
export function offerAsOf(offer: Offer | null, moment: number): Offer | null {
  if (!offer || offer.createdAt > moment) return null
  if (offer.updatedAt <= moment || offer.state === STATE.active) return offer
  return { ...offer, state: STATE.active, updatedAt: offer.createdAt, tradeId: null }
}

/** The trade as of a moment (seconds); null before it was created. */
export function tradeAsOf(trade: Trade | null, moment: number): Trade | null {
  if (!trade || trade.timeInit > moment) return null
  if (trade.reversedAt === null || trade.reversedAt <= moment) return trade
  return { ...trade, status: STATUS.complete, rollbackTrade: null }
}
