import type { InfiniteData } from '@tanstack/react-query'
import { followListings, onlyOf } from '#features/live/follow-listings.ts'
import type { Follow } from '#features/live/use-live.ts'
import type { GoodsList } from './cards/card-model.ts'
import { marketKeys } from './queries.ts'

/** Follows single items of the market; `listingIds` are comma-separated. */
const followMarketList: Follow = (client, listingIds, update) => {
  const queryKey = marketKeys.onSaleLists()
  return followListings(
    client,
    {
      ask: onlyOf(listingIds),
      shown: [
        {
          queryKey,
          map: (data: InfiniteData<GoodsList>, each) => ({
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.map((item) => (item.listing ? { ...item, listing: each(item.listing) } : item)),
            })),
          }),
        },
      ],
      again: [queryKey],
    },
    update,
  )
}

export default followMarketList
