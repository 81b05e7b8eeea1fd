import type { QueryKey } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { MarketEventKind } from '#contract/market/events.ts'
import type { listing } from '#contract/market/goods.ts'
import { listingKeys } from '#features/listings/queries.ts'
import { followListings, mapPages } from '#features/live/follow-listings.ts'
import type { Follow } from '#features/live/use-live.ts'
import { purchaseKeys } from '#features/purchase-orders/queries.ts'
import { goodsKeys } from '../queries.ts'

/** In milliseconds: a burst of events leads to one refetch after a pause, and one that does not end to some. */
const [pause, longestPause] = [2_000, 10_000]

/** What each kind of event makes out of date, besides the listings, which are updated in place. */
function outdatedBy(goodsId: string): Record<MarketEventKind, readonly QueryKey[]> {
  const figures = [listingKeys.detail(goodsId), goodsKeys.allDepths(goodsId)]
  const pastSales = [goodsKeys.allPrices(goodsId), goodsKeys.allSales(goodsId)]
  return {
    listed: figures,
    price_changed: figures,
    cancelled: figures,
    // It counts as a past sale once it is delivered.
    sold: figures,
    delivered: pastSales,
    reversed: pastSales,
    purchase_changed: [...figures, purchaseKeys.allWanted(goodsId), purchaseKeys.supplies(goodsId)],
  }
}

/** Follows a goods: updates its listings and a single shown listing in place, and refetches what else an event changes:
 * counts and the order book, past sales with their chart, others' purchase orders. */
const followGoods: Follow = (client, goodsId, update) => {
  const outdated = outdatedBy(goodsId)
  const waiting = new Set<QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  const readFigures = () => {
    // In the background nothing is read; who comes back reads everything again.
    if (document.visibilityState === 'visible')
      for (const queryKey of waiting) void client.invalidateQueries({ queryKey })
    waiting.clear()
  }
  const stop = followListings(
    client,
    {
      ask: `goods_id=${goodsId}`,
      shown: [
        { queryKey: goodsKeys.allListings(goodsId), map: mapPages },
        {
          queryKey: goodsKeys.anyListing(),
          map: (data: CallData<typeof listing>, each) =>
            data.listing ? { ...data, listing: each(data.listing) } : data,
        },
      ],
      again: [listingKeys.ofGoods(goodsId), goodsKeys.anyListing()],
      onEvent: ({ kind }) => {
        if (waiting.size === 0) since = Date.now()
        for (const queryKey of outdated[kind]) waiting.add(queryKey)
        clearTimeout(timer)
        timer = setTimeout(readFigures, Math.min(pause, since + longestPause - Date.now()))
      },
    },
    update,
  )
  return () => {
    clearTimeout(timer)
    stop()
  }
}

export default followGoods
