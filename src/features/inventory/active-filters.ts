import { exteriorNames } from '#features/items/describe-goods.ts'
import { formatShortMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import type { InventorySearch } from './search.ts'

/** An active filter without a control of its own on the page, with the search change that removes it. */
export interface ActiveFilter {
  name: string
  off: InventorySearch
}

interface Names {
  /** The name of the single goods that a link filters by. */
  goods?: string
  category?: (key: string) => string
}

/** The active filters of the filter dialog, and the single goods that a link filters by, with names where they are
 * known. */
export function activeFilters(search: InventorySearch, names: Names = {}): ActiveFilter[] {
  const { category, exterior, stickers, price_min, price_max, wear_min, wear_max, goods } = search
  const filters: (ActiveFilter | false)[] = [
    goods !== undefined && { name: names.goods ?? m.inventory_filter_goods(), off: { goods: undefined } },
    category !== undefined && { name: names.category?.(category) ?? category, off: { category: undefined } },
    exterior !== undefined && { name: exteriorNames[exterior](), off: { exterior: undefined } },
    stickers !== undefined && {
      name: stickers === 'with' ? m.inventory_stickers_with() : m.inventory_stickers_without(),
      off: { stickers: undefined },
    },
    (price_min ?? price_max) !== undefined && {
      name: `${m.inventory_reference()} ${rangeWords(price_min && formatShortMoney(price_min), price_max && formatShortMoney(price_max))}`,
      off: { price_min: undefined, price_max: undefined },
    },
    (wear_min ?? wear_max) !== undefined && {
      name: `${m.inventory_wear()} ${rangeWords(wear_min?.toString(), wear_max?.toString())}`,
      off: { wear_min: undefined, wear_max: undefined },
    },
  ]
  return filters.filter((one) => one !== false)
}

function rangeWords(from: string | undefined, to: string | undefined): string {
  if (from !== undefined && to !== undefined) return `${from} – ${to}`
  return from === undefined ? `≤ ${to}` : `≥ ${from}`
}
