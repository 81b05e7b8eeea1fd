import type { GoodsInfo } from '#contract/market/goods-fields.ts'

/** S3.8 Returns a lookup for an item's info: that of its goods and style, falling back to that of its goods. */
export function infoFinder(
  infos: readonly GoodsInfo[],
): (item: { goods_id: string; style_id: number }) => GoodsInfo | undefined {
  const byStyle = new Map(infos.map((info) => [`${info.goods_id}:${info.style}`, info]))
  const byGoods = new Map<string, GoodsInfo>()
  for (const info of infos) {
    if (info.style === 0 || !byGoods.has(info.goods_id)) byGoods.set(info.goods_id, info)
  }
  return (item) => byStyle.get(`${item.goods_id}:${item.style_id}`) ?? byGoods.get(item.goods_id)
}
