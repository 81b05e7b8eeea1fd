/**
 * A sticker condition of the filter grammar: `<goods_id>` at least once, `x2:<goods_id>` at least twice, `3:<goods_id>`
 * in slot 3.
 */
export interface StickerCondition {
  goodsId: string
  count: number
  slot: number | null
}

/** Parses a condition that the contract has validated. */
export function parseStickerCondition(condition: string): StickerCondition {
  const [first, second] = condition.split(':')
  if (second === undefined) return { goodsId: first!, count: 1, slot: null }
  if (first!.startsWith('x')) return { goodsId: second, count: Number(first!.slice(1)), slot: null }
  return { goodsId: second, count: 1, slot: Number(first) }
}

export const goodsIdOfCondition = (condition: string) => parseStickerCondition(condition).goodsId
