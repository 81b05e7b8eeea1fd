import { exteriors, itemSorts } from '#contract/words.ts'
import { matching, money, oneOf, searchSchema, text } from '#lib/search/search-schema.ts'

/** S2.19 The grammar of a shop's address. */
export const shopPageSearch = searchSchema({
  keyword: text(80),
  category: matching(/^[a-z_]{1,40}$/),
  exterior: oneOf(exteriors),
  price_min: money,
  price_max: money,
  sort: oneOf(itemSorts, 'newest'),
})
export type ShopPageSearch = ReturnType<typeof shopPageSearch>

/** Nothing chosen; the order stays as it is. */
export const noFilter = {
  keyword: undefined,
  category: undefined,
  exterior: undefined,
  price_min: undefined,
  price_max: undefined,
} satisfies ShopPageSearch

/** How many of the choices beside the search narrow the list. */
export const countChoices = ({ category, exterior, price_min, price_max }: ShopPageSearch): number =>
  [category, exterior, price_min ?? price_max].filter((choice) => choice !== undefined).length

export const isNarrowed = (search: ShopPageSearch) => search.keyword !== undefined || countChoices(search) > 0

/** What the exchange is asked for. Prices the wrong way round, in an address written by hand, are turned. */
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
