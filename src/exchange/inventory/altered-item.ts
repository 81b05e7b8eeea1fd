import { isDeepStrictEqual } from 'node:util'
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
    !isDeepStrictEqual(stickersOf(known), stickersOf(seen))
  )
}

/** How scraped each is, wherever it is. */
const stickersOf = ({ stickers }: ItemLooks) => stickers.map(({ name, wear }) => `${name} ${wear}`).sort()
