import type { GamePlatform } from '../ports/game-platform.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'
import type { Parties } from './parties.ts'

/**
 * The platform as one watch round uses it: lists the offers of each key once, since the earliest payment among the
 * round's orders; each order skips offers older than itself. Once the round's time is up, calls are rejected.
 */
export function askOncePerKey(platform: GamePlatform, all: readonly Parties[], mayAsk: () => boolean): GamePlatform {
  const earliest = new Map<string, Date>()
  for (const { order, keys } of all) {
    for (const { key } of keys) {
      const known = earliest.get(key)
      if (order.paidAt && (!known || order.paidAt < known)) earliest.set(key, order.paidAt)
    }
  }
  const lists = new Map<string, ReturnType<GamePlatform['listOffers']>>()
  const inTime = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
    mayAsk() ? ask() : Promise.reject(new ServiceUnavailable('game platform', 'look', 'timeout'))
  return {
    ...platform,
    listOffers(key) {
      const list = lists.get(key) ?? inTime(() => platform.listOffers(key, { since: earliest.get(key)! }))
      lists.set(key, list)
      return list
    },
    getTradeOffer: (key, offerId) => inTime(() => platform.getTradeOffer(key, offerId)),
    getTradeStatus: (key, tradeId) => inTime(() => platform.getTradeStatus(key, tradeId)),
    getTradeHold: (link) => inTime(() => platform.getTradeHold(link)),
  }
}
