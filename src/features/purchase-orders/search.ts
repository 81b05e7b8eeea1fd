import { conditionFields } from '#features/market/item-search.ts'
import { flag, matching, money, objectId, searchSchema, text } from '#lib/search/search-schema.ts'

/** What the routes of purchase orders need. It is kept apart from the pages, because every page of the site loads all routes. */

export const tabs = ['wait_supply', 'suspended', 'purchase_record'] as const
/** S2.9 The lists of a person's purchase orders: unpaid or open, suspended, ended. */
export type PurchaseTab = (typeof tabs)[number]

/**
 * `post` opens the dialog of a new purchase order, for a goods or with the goods still to be chosen. A market search
 * passes words to find the goods by (`find`), its highest price, and its conditions on single items.
 */
export const purchasesSearch = searchSchema({
  post: matching(/^(?:new|[0-9a-z]{11})$/),
  find: text(80),
  price: money,
  ...conditionFields,
})
export type PurchasesSearch = ReturnType<typeof purchasesSearch>

/**
 * The dialogs of a goods page: `want` opens the one for a new purchase order, `supply` names the purchase order to
 * supply, `item` the item chosen for it.
 */
export const goodsPurchaseFields = {
  want: flag,
  supply: objectId,
  item: objectId,
}

/** `change` opens the dialog that changes the purchase order. */
export const purchaseSearch = searchSchema({ change: flag })
