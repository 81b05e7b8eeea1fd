import type { CallData, CallInput } from '#contract/call.ts'
import type { detail, list, sync } from '#contract/inventory.ts'
import type { InventoryItem } from '#features/listings/inventory.ts'
import type { InventorySearch } from './search.ts'

export type ItemDetail = CallData<typeof detail>
/** One of the user's items, or one that has left their inventory. */
export type ShownItem = ItemDetail['item']
export type HistoryStep = ItemDetail['history'][number]
export type Sync = CallData<typeof sync>
export type InventoryRequest = Omit<CallInput<typeof list>, 'cursor' | 'page_size'>

/** Page sizes: of the first page, of each further one, and of each call that reads all items to select them. */
export const pageSizes = { first: 50, further: 200, all: 1_000 }

/** The list request for a search. */
export function inventoryRequest(search: InventorySearch): InventoryRequest {
  const { status, keyword, category, exterior, stickers, price_min, price_max, wear_min, wear_max, goods, sort } =
    search
  return {
    ...(status && { statuses: [status] }),
    ...(keyword && { keyword }),
    ...(category && { categories: [category] }),
    ...(exterior && { exteriors: [exterior] }),
    ...(stickers && { has_stickers: stickers === 'with' }),
    ...(price_min && { price_min }),
    ...(price_max && { price_max }),
    ...(wear_min !== undefined && { wear_min }),
    ...(wear_max !== undefined && { wear_max }),
    ...(goods && { goods_id: goods }),
    ...(sort && { sort }),
  }
}

/** Whether the item can be listed now. Only such items can be selected. */
export const isSellable = <Item extends Pick<ShownItem, 'status'>>(item: Item): item is Item & { status: 'sellable' } =>
  item.status === 'sellable'

/** Whether the item is still in the user's inventory, or at least listed or in an order. */
export const isHere = <Item extends Pick<ShownItem, 'status'>>(
  item: Item,
): item is Item & Pick<InventoryItem, 'status'> => item.status !== 'gone'

/** How fresh the shown inventory is, or why it is not. */
export type SyncStanding = 'running' | 'never' | 'private' | 'rate_limited' | 'slow' | 'unavailable' | 'stale' | 'fresh'

/** Seconds after which the market re-reads sellers' inventories by itself: anything older means a sync was missed. */
const staleAfter = 6 * 3_600

/** The state of the last sync; `now` in milliseconds. */
export function syncStanding({ state, failure, read_at }: Sync, now: number): SyncStanding {
  if (state === 'running') return 'running'
  if (state === 'failed') return failure ?? 'unavailable'
  if (read_at === null) return 'never'
  return read_at < now / 1000 - staleAfter ? 'stale' : 'fresh'
}

/** Whether this is the first visit: the first sync starts without being requested. */
export const isUnread = ({ state, started_at }: Sync) => state === 'idle' && started_at === null

/** The share of the platform's items read so far, 0 to 1; undefined until the platform reports the total. */
export const syncShare = ({ items_read, items_expected }: Sync): number | undefined =>
  items_expected === null || items_expected === 0 ? undefined : Math.min(1, items_read / items_expected)
