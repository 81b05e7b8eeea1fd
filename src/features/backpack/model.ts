import type { CallData } from '#contract/call.ts'
import type { backpack } from '#contract/inventory.ts'

export type BackpackItem = CallData<typeof backpack>['items'][number]
export type BackpackState = BackpackItem['state']

/** The page where an item in this state can be acted on. Undefined if there is nothing to do. */
const places: Partial<Record<BackpackState, string>> = {
  sellable: '/inventory/steam_inventory',
  on_sale: '/sale/on_sale',
  failed: '/sale/on_sale',
  reserved: '/sale/to_delivery',
  in_order: '/sale/to_delivery',
}
export const placeOf = (state: BackpackState): string | undefined => places[state]
