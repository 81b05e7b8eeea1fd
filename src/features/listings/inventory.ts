import type { CallData } from '#contract/call.ts'
import type { list } from '#contract/inventory.ts'
import { sellingKeys } from './selling-keys.ts'

/** An item of a person's own, as their inventory has it. */
export type InventoryItem = CallData<typeof list>['items'][number]

/** What a person has, below what they have on sale: a change of a listing makes it out of date, too. */
export const inventoryKeys = {
  all: [...sellingKeys.lists(), 'inventory'] as const,
  list: (request: object) => [...inventoryKeys.all, 'list', request] as const,
  item: (assetId: string) => [...inventoryKeys.all, 'item', assetId] as const,
  stock: () => [...inventoryKeys.all, 'stock'] as const,
  /** How far the reading of the platform has got: no listing changes that. */
  sync: () => [...sellingKeys.all, 'inventory-sync'] as const,
}
