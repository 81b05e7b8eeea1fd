import { MakeOffer } from '#features/bargains/make-offer.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { NewPurchase, preloadNewPurchase } from '#features/purchase-orders/form/new-purchase.tsx'
import { SupplyPurchase } from '#features/purchase-orders/supply/supply-purchase.tsx'
import * as m from '#paraglide/messages.js'
import { GoodsSweep } from './goods-sweep.tsx'
import type { GoodsSearch } from './search.ts'
import { useGoodsSearch } from './use-goods-address.ts'

/** Everything that opens over the goods page besides the checkout: the new purchase order sheet, the supply dialog, the
 * bargain dialog, and the sweep. */
export function GoodsDialogs({ goodsId, search }: { goodsId: string; search: GoodsSearch }) {
  const { endPurchase, endBargain } = useGoodsSearch()
  return (
    <>
      <NewPurchase want={search.want && goodsId} styleId={search.style ?? 0} onClose={endPurchase} />
      <SupplyPurchase
        goodsId={goodsId}
        purchaseId={search.supply}
        assetId={search.item}
        seenPrice={search.seen}
        onClose={endPurchase}
      />
      <GoodsSweep goodsId={goodsId} search={search} />
      <MakeOffer listingId={search.bargain} onClose={endBargain} />
    </>
  )
}

/** Opens a new purchase order, for a goods that is not on sale or not at the desired price. */
export function WantButton({ size }: { size?: 'sm' | 'lg' }) {
  const { want } = useGoodsSearch()
  return (
    <MoneyButton size={size} onPointerEnter={preloadNewPurchase} onFocus={preloadNewPurchase} onClick={want}>
      {m.goods_want()}
    </MoneyButton>
  )
}
