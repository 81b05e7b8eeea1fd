import { type Offer, STATE } from './offers.ts'
import type { Trade } from './trades.ts'
import { STATUS } from './trades.ts'

/** An offer as it was at a moment (seconds); null before it was made. It changes once: from active to how it ended. */
export function offerAsOf(offer: Offer | null, moment: number): Offer | null {
  if (!offer || offer.createdAt > moment) return null
  if (offer.updatedAt <= moment || offer.state === STATE.active) return offer
  return { ...offer, state: STATE.active, updatedAt: offer.createdAt, tradeId: null }
}

/** A trade as it was at a moment (seconds); null before it was made. */
export function tradeAsOf(trade: Trade | null, moment: number): Trade | null {
  if (!trade || trade.timeInit > moment) return null
  if (trade.reversedAt === null || trade.reversedAt <= moment) return trade
  return { ...trade, status: STATUS.complete, rollbackTrade: null }
}
