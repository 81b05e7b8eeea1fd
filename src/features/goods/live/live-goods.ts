import type { CallData } from '#contract/call.ts'
import type { listing } from '#contract/market/goods.ts'
import { listingKeys } from '#features/listings/queries.ts'
import { followListings, mapPages } from '#features/live/follow-listings.ts'
import type { Follow } from '#features/live/use-live.ts'
import { purchaseKeys } from '#features/purchase-orders/queries.ts'
import { goodsKeys } from '../queries.ts'

/** Debounce in milliseconds: a burst of events leads to one refetch. */
const pause = 2_000

/** Follows a goods: updates its listings and a single shown listing in place, and refetches counts, prices and the
 * order book, and after a sale, which may have filled a purchase order, also the chart and those orders. */
const followGoods: Follow = (client, goodsId, update) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSale = false
  const readFigures = () => {
    const figures = [listingKeys.detail(goodsId), goodsKeys.allDepths(goodsId)]
    const changedBySale = [
      goodsKeys.allPrices(goodsId),
      goodsKeys.allSales(goodsId),
      purchaseKeys.allWanted(goodsId),
      purchaseKeys.supplies(goodsId),
    ]
    const queryKeys = isSale ? [...figures, ...changedBySale] : figures
    isSale = false
    for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey })
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
        isSale ||= kind === 'sold'
        clearTimeout(timer)
        timer = setTimeout(readFigures, pause)
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
