import { listingSorts } from '#contract/words.ts'
import { oneOf, searchSchema, text } from '#lib/search/search-schema.ts'

/** The id of a shop, which is its owner's. */
export const isShopId = (id: string) => /^[1-9]\d{0,17}$/.test(id)

/** S2.19 The grammar of a shop's address. */
export const shopPageSearch = searchSchema({ keyword: text(80), sort: oneOf(listingSorts, 'newest') })
export type ShopPageSearch = ReturnType<typeof shopPageSearch>
