import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { preloadCheckout } from '#features/checkout/checkout.tsx'
import type { Listing } from '#features/listings/queries.ts'
import { referenceOf, standingOf } from '#features/listings/standing.ts'
import { noteViewed } from '#features/session/recently-viewed.ts'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import { listingsRequestOf, marketKeyOf } from './model.ts'
import type { GoodsSearch } from './search.ts'
import { useGoodsSearch } from './use-goods-address.ts'
import { useListings } from './on-sale/use-listings.ts'
import { useBatch } from './on-sale/use-batch.ts'

/** State and actions shared by both versions of the goods page. */
export function useGoodsPage(goodsId: string, search: GoodsSearch) {
  const { data: detail } = useSuspenseQuery(goodsDetailQuery(goodsId))
  const request = listingsRequestOf(goodsId, search)
  const listings = useListings(request)
  const selected = useBatch(listings, request)
  const { buy, bargain } = useGoodsSearch()
  useEffect(() => noteViewed(goodsId), [goodsId])
  // A stable callback for all rows, so that selecting one does not re-render the others.
  const buyOne = useCallback((listing: Listing) => buy([listing.listing_id]), [buy])
  const bargainFor = useCallback((listing: Listing) => bargain(listing.listing_id), [bargain])
  const standing = standingOf(detail, search.style) ?? detail.market
  const marketKey = marketKeyOf(goodsId, search)
  return {
    detail,
    standing,
    marketKey,
    listings,
    selected,
    /** The props of `GoodsMarket`. */
    market: {
      ...listings,
      detail,
      search,
      marketKey,
      standing,
      reference: referenceOf(standing),
      selected,
      onBuy: buyOne,
      onBargain: bargainFor,
      onAim: preloadCheckout,
    },
    buyOne,
    buySelected: () => buy([...selected.selection.keys()]),
  }
}
