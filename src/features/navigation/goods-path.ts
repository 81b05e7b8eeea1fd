import { useRouteContext } from '@tanstack/react-router'

/** S2.5, S2.6 A goods page has another name in each page set. */
export const goodsPathOf = (device: 'pc' | 'mobile', goodsId: string) =>
  device === 'pc' ? `/goods/${goodsId}` : `/goods_detail/${goodsId}`

/** Addresses of plain links to goods pages, in the visitor's own page set. */
export function useGoodsPath(): (goodsId: string) => string {
  const { device } = useRouteContext({ from: '__root__' }).page
  return (goodsId) => goodsPathOf(device, goodsId)
}
