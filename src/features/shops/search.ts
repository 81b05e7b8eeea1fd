import { itemSorts } from '#contract/words.ts'
import { oneOf, searchSchema, text } from '#lib/search/search-schema.ts'

/** S2.19 The grammar of a shop's address. */
export const shopPageSearch = searchSchema({ keyword: text(80), sort: oneOf(itemSorts, 'newest') })
export type ShopPageSearch = ReturnType<typeof shopPageSearch>
