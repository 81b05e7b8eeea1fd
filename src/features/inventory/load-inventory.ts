import type { QueryClient } from '@tanstack/react-query'
import { filterQuery } from '#features/market/queries.ts'
import { inventoryQuery, stockQuery, syncQuery } from './queries.ts'
import type { InventorySearch } from './search.ts'

/** Loads the items and what stands above them; what is missing says so in its own place. Whoever changes the filters of a list that is
 * there sees it on its way, and waits for nothing. */
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
