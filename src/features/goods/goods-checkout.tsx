import { Checkout } from '#features/checkout/checkout.tsx'
import type { Listing } from '#features/listings/queries.ts'
import type { Selection } from '#features/trading/selection/selection.ts'
import { useGoodsSearch } from './use-goods-address.ts'
import { useReadAgain } from './live/use-read-again.ts'

export interface GoodsCheckoutProps {
  goodsId: string
  /** The listings to buy, from the address. */
  listingIds: readonly string[] | undefined
  listings: readonly Pick<Listing, 'listing_id' | 'price'>[]
  selection: Selection<string>
  /** These are not on sale. */
  onGone?: (listingIds: readonly string[]) => void
  onBought: () => void
}

/** The checkout of this page's listings. Refetches listings, prices and counts when something is bought or turns out to
 * be gone. */
export function GoodsCheckout({ goodsId, listingIds, listings, selection, onGone, onBought }: GoodsCheckoutProps) {
  const { buyInstead, endBuy } = useGoodsSearch()
  const readAgain = useReadAgain(goodsId)
  return (
    <Checkout
      listingIds={listingIds}
      seenPrices={new Map([...listings.map(({ listing_id, price }) => [listing_id, price] as const), ...selection])}
      onSwitch={buyInstead}
      onClose={endBuy}
      onChanged={readAgain}
      onGone={(gone) => {
        onGone?.(gone)
        readAgain()
      }}
      onPaid={onBought}
    />
  )
}
