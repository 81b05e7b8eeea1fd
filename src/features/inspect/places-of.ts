import { type WearRange, wearRangeText } from '#features/goods/wear-range.ts'
import { formatMoney } from '#i18n/format.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import type { InspectedItem } from './queries.ts'

/** Prices of an item's goods, or of its style: undefined while unknown, null if there is none. */
export interface Worth {
  /** The narrow range of wear that the item falls into, and the lowest price within it. */
  range?: WearRange | undefined
  lowestInRange?: string | null | undefined
  lowest?: string | null | undefined
  /** Of purchase orders without conditions: what others ask of wear, seed or stickers this item may not have. */
  highestOrder?: string | null | undefined
  reference?: string | null | undefined
}

/** Where to go from an item, nearest first: to its own listing, to those of its goods with the same wear, to all of them.
 * None for an item that the market does not trade. `goodsPath` is its goods' page. */
export function placesOf(
  { goods_id, style_id, listing_id }: InspectedItem,
  { range, lowestInRange, lowest }: Worth,
  goodsPath: (goodsId: string) => string,
) {
  if (goods_id === null) return []
  const page = goodsPath(goods_id)
  const style = style_id || undefined
  return [
    ...(listing_id === null ? [] : [place('itself', m.inspect_itself(), `/goods_detail/${listing_id}`)]),
    ...(range
      ? [
          place(
            'same-wear',
            m.inspect_same_wear({ range: wearRangeText(range) ?? '' }),
            page + stringifySearch({ style, ...range }),
            lowestInRange,
          ),
        ]
      : []),
    place('any', m.inspect_any(), page + stringifySearch({ style }), lowest),
  ]
}

const place = (id: string, name: string, href: string, lowest?: string | null) => ({
  id,
  name,
  also: '',
  section: lowest === undefined ? undefined : sectionOf(lowest),
  href,
})

const sectionOf = (lowest: string | null) =>
  lowest === null ? m.bookmarks_none_on_sale() : m.market_chip_price_from({ price: formatMoney(lowest) })
