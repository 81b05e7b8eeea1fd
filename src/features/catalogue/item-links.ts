import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { infoFinder } from '#features/items/info-finder.ts'

/** Items for structured data: their names and the desktop addresses of their goods pages. */
export function itemLinks(items: readonly { goods_id: string; style_id: number }[], infos: readonly GoodsInfo[]) {
  const infoOf = infoFinder(infos)
  return items.flatMap((item) => {
    const info = infoOf(item)
    return info ? [{ name: info.name, path: `/goods/${item.goods_id}` }] : []
  })
}
