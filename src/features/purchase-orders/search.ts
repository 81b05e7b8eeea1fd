import { maxKeyword } from '#contract/bounds.ts'
import { endedPurchaseSorts, purchaseSorts } from '#contract/words.ts'
import { conditionFields } from '#features/market/item-search.ts'
import { flag, matching, money, objectId, oneOf, searchSchema, text } from '#lib/search/search-schema.ts'

/** What the routes of purchase orders need. It is kept apart from the pages, because every page of the site loads all routes. */

export const tabs = ['wait_supply', 'suspended', 'purchase_record'] as const
/** S2.9 The lists of a person's purchase orders: unpaid or open, suspended, ended. */
export type PurchaseTab = (typeof tabs)[number]

/** S2.19 What a list of purchase orders is searched for, and its order. */
const listFields = { keyword: text(maxKeyword), sort: oneOf(purchaseSorts, 'newest') }

/**
 * `post` opens the dialog of a new purchase order, for a goods or with the goods still to be chosen. A market search
 * passes words to find the goods by (`find`), its highest price, and its conditions on single items.
 */
const postFields = {
  post: matching(/^(?:new|[0-9a-z]{11})$/),
  find: text(maxKeyword),
  price: money,
  ...conditionFields,
}
export const purchasesSearch = searchSchema({ ...postFields, ...listFields })
export type PurchasesSearch = ReturnType<typeof purchasesSearch>
/** Those that have ended cannot be sorted by when they expire. */
export const endedPurchasesSearch = searchSchema({
  ...postFields,
  ...listFields,
  sort: oneOf(endedPurchaseSorts, 'newest'),
})

/** The part of a search that concerns the list. */
export const listPart = searchSchema(listFields)
export type PurchaseListSearch = ReturnType<typeof listPart>

/**
 * The dialogs of a goods page: `want` opens the one for a new purchase order, `supply` names the purchase order to
 * supply, `item` the item chosen for it, and `seen` its price as the button showed it.
 */
export const goodsPurchaseFields = {
  want: flag,
  supply: objectId,
  item: objectId,
  seen: money,
}

/** `change` opens the dialog that changes the purchase order. */
export const purchaseSearch = searchSchema({ change: flag })
