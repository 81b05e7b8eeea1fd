import { useGoodsPath } from '#features/navigation/goods-path.ts'

/** Where one's own items of a goods are sold to who wants them. */
export function useSellPath(): (goodsId: string) => string {
  const goodsPath = useGoodsPath()
  return (goodsId) => `${goodsPath(goodsId)}?tab=purchase_orders`
}
