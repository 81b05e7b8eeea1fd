import type { CallData } from '#contract/call.ts'
import type { backpack } from '#contract/backpack.ts'

export type BackpackItem = CallData<typeof backpack>['items'][number]
export type BackpackState = BackpackItem['state']

const places: Partial<Record<BackpackState, string>> = {
  sellable: '/inventory/steam_inventory',
  on_sale: '/sale/on_sale',
  failed: '/sale/on_sale',
}

/** The page where an item can be acted on, and the rest of the address: a sellable item's sheet is open there, and one
 * that is being sold has its order. Undefined if there is nothing to do. */
export function placeOf({
  state,
  asset_id,
  sale_order_id,
}: Pick<BackpackItem, 'state' | 'asset_id' | 'sale_order_id'>) {
  if (sale_order_id !== null) return { path: '/sale/to_delivery', rest: `/${sale_order_id}` }
  const path = places[state]
  return path && { path, rest: state === 'sellable' ? `?item=${asset_id}` : '' }
}
