import type { CallData } from '#contract/call.ts'
import type { backpack } from '#contract/backpack.ts'

export type BackpackItem = CallData<typeof backpack>['items'][number]
export type BackpackState = BackpackItem['state']

const places: Partial<Record<BackpackState, string>> = {
  sellable: '/inventory/steam_inventory',
  on_sale: '/sale/on_sale',
  failed: '/sale/on_sale',
  reserved: '/sale/to_delivery',
  in_order: '/sale/to_delivery',
}

/** The page where an item can be acted on, and its query; a sellable item's sheet is open there. Undefined if there is
 * nothing to do. */
export function placeOf({ state, asset_id }: Pick<BackpackItem, 'state' | 'asset_id'>) {
  const path = places[state]
  return path && { path, query: state === 'sellable' ? `?item=${asset_id}` : '' }
}
