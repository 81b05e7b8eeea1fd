import type { Listing } from '#features/listings/queries.ts'
import * as m from '#paraglide/messages.js'
import { shownFade, shownWear } from './shown-figures.ts'

/** What distinguishes an item from others of its goods, in words. */
export const assetWords = ({
  wear,
  paint_seed,
  fade,
  stickers,
}: Pick<Listing['asset'], 'wear' | 'paint_seed' | 'fade' | 'stickers'>) => [
  ...(wear === null ? [] : [m.goods_fact_wear({ wear: shownWear(wear) })]),
  ...(paint_seed === null ? [] : [m.goods_fact_seed({ seed: paint_seed })]),
  ...(fade === null ? [] : [m.goods_fade({ fade: shownFade(fade) })]),
  ...(stickers.length === 0 ? [] : [m.goods_fact_stickers({ count: stickers.length })]),
]
