/** One wish of the filter grammar: `<goods_id>` at least once, `x2:<goods_id>` so often, `3:<goods_id>` in that slot. */
export interface StickerWish {
  goodsId: string
  count: number
  slot: number | null
}

/** Reads a wish that the contract has let through. */
export function parseStickerWish(wish: string): StickerWish {
  const [first, second] = wish.split(':')
  if (second === undefined) return { goodsId: first!, count: 1, slot: null }
  if (first!.startsWith('x')) return { goodsId: second, count: Number(first!.slice(1)), slot: null }
  return { goodsId: second, count: 1, slot: Number(first) }
}

export const goodsIdOfWish = (wish: string) => parseStickerWish(wish).goodsId
