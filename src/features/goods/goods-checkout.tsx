import { useQueryClient } from '@tanstack/react-query'
import { Checkout } from '#features/checkout/checkout.tsx'
import { type Listing, listingKeys } from '#features/listings/queries.ts'
import { goodsKeys } from './queries.ts'
import type { Selection } from '#features/trading/selection/selection.ts'
import { useGoodsSearch } from './use-goods-address.ts'

export interface GoodsCheckoutProps {
  goodsId: string
  /** From the address. */
  listingIds: readonly string[] | undefined
  listings: readonly Listing[]
  selection: Selection<string>
  onBought: () => void
}

/** The checkout of this page's listings. What is bought, or turns out to be gone, is asked for again: prices and counts with it. */
export function GoodsCheckout({ goodsId, listingIds, listings, selection, onBought }: GoodsCheckoutProps) {
  const queryClient = useQueryClient()
  const { buyInstead, endBuy } = useGoodsSearch()
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: listingKeys.detail(goodsId) })
    void queryClient.invalidateQueries({ queryKey: goodsKeys.allListings(goodsId) })
    void queryClient.invalidateQueries({ queryKey: goodsKeys.allAsks(goodsId) })
  }
  return (
    <Checkout
      listingIds={listingIds}
      seenPrices={new Map([...listings.map(({ listing_id, price }) => [listing_id, price] as const), ...selection])}
      onSwitch={buyInstead}
      onClose={endBuy}
      onChanged={refresh}
      onPaid={() => {
        onBought()
        refresh()
      }}
    />
  )
}
