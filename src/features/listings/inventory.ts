import type { CallData } from '#contract/call.ts'
import type { list } from '#contract/inventory.ts'
import { sellingKeys } from './selling-keys.ts'

/** One of the user's own items, as listed in their inventory. */
export type InventoryItem = CallData<typeof list>['items'][number]

/** The user's items. Nested below their listings, because a change of a listing invalidates them too. */
export const inventoryKeys = {
  all: [...sellingKeys.lists(), 'inventory'] as const,
  list: (request: object) => [...inventoryKeys.all, 'list', request] as const,
  item: (assetId: string) => [...inventoryKeys.all, 'item', assetId] as const,
  stock: () => [...inventoryKeys.all, 'stock'] as const,
  /** The progress of the platform sync, which changes of listings do not invalidate. */
  sync: () => [...sellingKeys.all, 'inventory-sync'] as const,
}
