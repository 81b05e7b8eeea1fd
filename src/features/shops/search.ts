import { maxKeyword } from '#contract/bounds.ts'
import { exteriors, itemSorts } from '#contract/words.ts'
import { matching, money, oneOf, searchSchema, text } from '#lib/search/search-schema.ts'

/** S2.19 The grammar of a shop's search in its address. */
export const shopPageSearch = searchSchema({
  keyword: text(maxKeyword),
  category: matching(/^[a-z_]{1,40}$/),
  exterior: oneOf(exteriors),
  price_min: money,
  price_max: money,
  sort: oneOf(itemSorts, 'newest'),
})
export type ShopPageSearch = ReturnType<typeof shopPageSearch>

/** Clears all filters; the sort stays. */
export const noFilter = {
  keyword: undefined,
  category: undefined,
  exterior: undefined,
  price_min: undefined,
  price_max: undefined,
} satisfies ShopPageSearch

/** How many filters besides the keyword are active. */
export const countChoices = ({ category, exterior, price_min, price_max }: ShopPageSearch): number =>
  [category, exterior, price_min ?? price_max].filter((choice) => choice !== undefined).length

export const isNarrowed = (search: ShopPageSearch) => search.keyword !== undefined || countChoices(search) > 0

/** The request to the exchange. Reversed prices, in a hand-written address, are swapped. */
export function listRequestOf({ keyword, category, exterior, price_min, price_max, sort }: ShopPageSearch) {
  const isTurned = price_min !== undefined && price_max !== undefined && Number(price_min) > Number(price_max)
  return {
    keyword,
    categories: category === undefined ? undefined : [category],
    exteriors: exterior && [exterior],
    price_min: isTurned ? price_max : price_min,
    price_max: isTurned ? price_min : price_max,
    sort,
  }
}
