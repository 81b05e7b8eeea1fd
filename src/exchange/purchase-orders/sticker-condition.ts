/** One sticker condition of the filter grammar: `<goods_id>` at least once, `x2:<goods_id>` so often, `3:<goods_id>` in that slot. */
export interface StickerCondition {
  goodsId: string
  count: number
  slot: number | null
}

/** Reads a condition that the contract has let through. */
export function parseStickerCondition(condition: string): StickerCondition {
  const [first, second] = condition.split(':')
  if (second === undefined) return { goodsId: first!, count: 1, slot: null }
  if (first!.startsWith('x')) return { goodsId: second, count: Number(first!.slice(1)), slot: null }
  return { goodsId: second, count: 1, slot: Number(first) }
}

export const goodsIdOfCondition = (condition: string) => parseStickerCondition(condition).goodsId
