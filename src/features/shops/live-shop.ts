import { followListings, mapPages, onlyOf } from '#features/live/follow-listings.ts'
import type { Follow } from '#features/live/use-live.ts'
import { shopKeys } from '#features/listings/shop-keys.ts'

/** Follows listings of a shop; `listingIds` are comma-separated. */
const followShop: Follow = (client, listingIds, update) => {
  const queryKey = shopKeys.allListings()
  return followListings(
    client,
    { ask: onlyOf(listingIds), shown: [{ queryKey, map: mapPages }], again: [queryKey] },
    update,
  )
}

export default followShop
