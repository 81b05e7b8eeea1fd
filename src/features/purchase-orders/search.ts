import { flag, matching, money, objectId, searchSchema, text } from '#lib/search/search-schema.ts'

/** What the routes of purchase orders need, apart from the pages: every page of the site loads all routes. */

export const tabs = ['wait_supply', 'suspended', 'purchase_record'] as const
/** S2.9 The pages of a person's purchase orders: to be paid or open, suspended, ended. */
export type PurchaseTab = (typeof tabs)[number]

/** `post` opens the sheet of a new purchase order: of a goods, or of one that is still to be chosen, with what a search of the market
 * has come with: the words that name the goods, and the most that was to be paid. */
export const purchasesSearch = searchSchema({
  post: matching(/^(?:new|[0-9a-z]{11})$/),
  find: text(80),
  price: money,
})
export type PurchasesSearch = ReturnType<typeof purchasesSearch>

/** The dialogs that a goods page opens: `want` its sheet of a new purchase order, `supply` the purchase order to be supplied, with
 * the item that was chosen for it. */
export const goodsPurchaseFields = {
  want: flag,
  supply: objectId,
  item: objectId,
}

/** `change` opens the sheet in which a purchase order is changed. */
export const purchaseSearch = searchSchema({ change: flag })
