import type { QueryClient } from '@tanstack/react-query'
import { filterQuery } from '#features/market/queries.ts'
import { inventoryQuery, stockQuery, syncQuery } from './queries.ts'
import type { InventorySearch } from './search.ts'

/** Loads the items and the figures above them; parts that fail show their own errors. A change of filters on the
 * current page waits for nothing: the list shows itself as loading. */
export async function loadInventory(client: QueryClient, search: InventorySearch, isThere: boolean) {
  const list = client.prefetchInfiniteQuery(inventoryQuery(search))
  if (isThere) return
  await Promise.all([
    list,
    client.prefetchQuery(syncQuery()),
    client.prefetchQuery(stockQuery()),
    client.prefetchQuery({ ...filterQuery(), meta: { quiet: true } }),
  ])
}
