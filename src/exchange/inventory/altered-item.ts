import type { AssetFacts } from './describe-asset.ts'

/** The attributes people judge an item by. */
export type ItemLooks = Pick<
  AssetFacts,
  'goodsId' | 'styleId' | 'wear' | 'paintSeed' | 'stickers' | 'charm' | 'nameTag'
>

/**
 * Whether an item differs from what was known of it, so that a buyer of the one may not want the other. Newly learned
 * details, such as its wear, a sticker's slot or a charm's pattern, are no difference.
 */
export function isAltered(known: ItemLooks, seen: ItemLooks): boolean {
  const differ = <Value>(one: Value | null, other: Value | null) => one !== null && other !== null && one !== other
  return (
    known.goodsId !== seen.goodsId ||
    known.styleId !== seen.styleId ||
    differ(known.wear, seen.wear) ||
    differ(known.paintSeed, seen.paintSeed) ||
    known.nameTag !== seen.nameTag ||
    known.charm?.name !== seen.charm?.name ||
    differ(known.charm?.pattern ?? null, seen.charm?.pattern ?? null) ||
    areOthers(known.stickers, seen.stickers)
  )
}

type Stickers = ItemLooks['stickers']

/** Whether the stickers are others now, or scraped differently, in any slot. A sticker's wear may be unknown. */
function areOthers(known: Stickers, seen: Stickers): boolean {
  if (known.length !== seen.length) return true
  const wearsOf = (stickers: Stickers, name: string) =>
    stickers.filter((sticker) => sticker.name === name).map(({ wear }) => wear)
  return [...new Set(known.map(({ name }) => name))].some((name) => {
    const now = wearsOf(seen, name)
    const before = wearsOf(known, name)
    const gone = before.filter((wear) => {
      const same = wear === null ? -1 : now.indexOf(wear)
      if (same >= 0) now.splice(same, 1)
      return wear !== null && same < 0
    })
    // An unmatched known wear may belong to a seen sticker whose wear is unknown.
    return before.length !== wearsOf(seen, name).length || gone.length > now.filter((wear) => wear === null).length
  })
}
