import type { MarketKey } from '#features/listings/queries.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { SellNow } from '#features/purchase-orders/supply/sell-now.tsx'
import { WantedList } from '#features/purchase-orders/supply/wanted-list.tsx'
import { useGoodsSearch } from '../use-goods-address.ts'
import { PurchaseLevels } from './purchase-levels.tsx'

/** Demand for this goods: what the user's own items would bring, each purchase order, and the quantity wanted at each
 * price. */
export default function PurchaseOrders({ marketKey, detail }: { marketKey: MarketKey; detail: GoodsDetail }) {
  const { supply } = useGoodsSearch()
  const styleNames = new Map(detail.styles.map(({ style_id, name }) => [style_id, name]))
  return (
    <>
      <SellNow goodsId={marketKey.goods_id} name={detail.goods_info.name} onSell={supply} />
      <WantedList marketKey={marketKey} styleNames={styleNames} onSupply={supply} />
      <PurchaseLevels marketKey={marketKey} />
    </>
  )
}
