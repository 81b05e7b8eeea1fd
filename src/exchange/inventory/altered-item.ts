import type { AssetFacts } from './describe-asset.ts'

/** What people judge an item by. */
export type ItemLooks = Pick<
  AssetFacts,
  'goodsId' | 'styleId' | 'wear' | 'paintSeed' | 'stickers' | 'charm' | 'nameTag'
>

/**
 * Whether an item has become another than it was known to be, so that who wanted the one may not want the other. Where only
 * more is known of it than before, as its wear, the slot of a sticker or the pattern of a charm, it is the same.
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

/** Whether there are other stickers now, or one is scraped otherwise; wherever each is. How scraped one is may be unknown. */
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
    // What is left of those that are seen now may be any wear of which nothing is known.
    return before.length !== wearsOf(seen, name).length || gone.length > now.filter((wear) => wear === null).length
  })
}
