import { inventoryItem } from '#contract/inventory.ts'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { sampleOf } from './contract-sample.ts'

type Facts = Partial<Omit<InventoryItem, 'asset'>> & { asset?: Partial<InventoryItem['asset']> }

const sample = inventoryItem.parse(sampleOf(inventoryItem))

/** Returns a sellable item without wear, stickers or anything else of its own. */
export function itemOf({ asset, ...facts }: Facts = {}): InventoryItem {
  const plain = { wear: null, paint_seed: null, fade: null, stickers: [], charm: null, name_tag: null }
  const asset_id = facts.asset_id ?? sample.asset_id
  return {
    ...sample,
    status: 'sellable',
    order_id: null,
    asset_id,
    asset: { ...sample.asset, asset_id, ...plain, ...asset },
    ...facts,
  } as InventoryItem
}
