import { maxKeyword } from '#contract/bounds.ts'
import { exteriors } from '#contract/words.ts'
import { matching, money, objectId, oneOf, searchSchema, text, type Field } from '#lib/search/search-schema.ts'

/** What the inventory's route needs, kept apart from its page: every page of the site loads all routes. */

export const itemStatuses = ['sellable', 'locked', 'on_sale', 'reserved', 'in_order', 'failed'] as const
export const inventorySorts = ['newest', 'value_desc', 'value_asc', 'wear_asc', 'wear_desc'] as const
export const inventoryViews = ['list', 'grid'] as const

/** A wear from 0 to 1. */
const wear: Field<number> = (raw) => {
  const value = typeof raw === 'string' && /^\d(?:\.\d{1,6})?$/.test(raw) ? Number(raw) : raw
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined
}

/** S2.19 The schema of the inventory's search parameters. */
export const inventorySearch = searchSchema({
  status: oneOf(itemStatuses),
  keyword: text(maxKeyword),
  category: matching(/^[a-z_]{1,40}$/),
  exterior: oneOf(exteriors),
  stickers: oneOf(['with', 'without']),
  price_min: money,
  price_max: money,
  wear_min: wear,
  wear_max: wear,
  /** Only items of this goods. */
  goods: matching(/^[0-9a-z]{11}$/),
  sort: oneOf(inventorySorts, 'newest'),
  view: oneOf(inventoryViews, 'list'),
  /** The item whose sheet is open. */
  item: objectId,
  /** The item being listed. */
  list: objectId,
  /** The purchase order that the item is being sold to. */
  supply: objectId,
  /** The price of that purchase order as the button showed it. */
  seen: money,
})
export type InventorySearch = ReturnType<typeof inventorySearch>

/** The parameters that narrow the list. */
const filterKeys = [
  'status',
  'keyword',
  'category',
  'exterior',
  'stickers',
  'price_min',
  'price_max',
  'wear_min',
  'wear_max',
  'goods',
] as const

/** Clears all filters; sort and view stay. */
export const unfiltered: InventorySearch = Object.fromEntries(filterKeys.map((key) => [key, undefined]))

export const isNarrowed = (search: InventorySearch) => filterKeys.some((key) => search[key] !== undefined)

/** The part of the search that determines the list: not how it is displayed, nor what is open above it. */
export function listPartOf({
  view: _view,
  item: _item,
  list: _list,
  supply: _supply,
  seen: _seen,
  ...rest
}: InventorySearch): InventorySearch {
  return rest
}

/** Names the filters. */
export const filterOf = (search: InventorySearch): string =>
  JSON.stringify(filterKeys.map((key) => search[key] ?? null))
