import { useGoodsPath } from '#features/navigation/goods-path.ts'

/** The page where the user can sell their items of a goods to purchase orders. */
export function useSellPath(): (goodsId: string) => string {
  const goodsPath = useGoodsPath()
  return (goodsId) => `${goodsPath(goodsId)}?tab=purchase_orders`
}
