import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { inventoryKeys } from '#features/listings/inventory.ts'
import { readAll } from '#features/trading/list/rows-of.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchInventory, fetchItem, fetchStock, fetchSync, startSync } from './inventory.functions.ts'
import { inventoryRequest, pageSizes } from './model.ts'
import type { InventorySearch } from './search.ts'

/** The user's items that match, page by page. The list shows its own errors. */
export function inventoryQuery(search: InventorySearch) {
  const request = inventoryRequest(search)
  return infiniteQueryOptions({
    queryKey: inventoryKeys.list(request),
    queryFn: async ({ pageParam, signal }) => {
      const page_size = pageParam === undefined ? pageSizes.first : pageSizes.further
      return unwrap(await fetchInventory({ data: { ...request, cursor: pageParam, page_size }, signal }))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 5000,
    meta: { quiet: true },
  })
}

/** All matching items that can be listed, for selection. */
export function allSellableQuery(search: InventorySearch) {
  const request = inventoryRequest({ ...search, status: 'sellable' })
  return queryOptions({
    queryKey: [...inventoryKeys.list(request), 'all'],
    queryFn: ({ signal }) =>
      readAll(async (cursor) =>
        unwrap(await fetchInventory({ data: { ...request, cursor, page_size: pageSizes.all }, signal })),
      ),
    staleTime: 0,
    gcTime: 0,
  })
}

/** One of the user's items with the history of its listings. */
export const itemQuery = (assetId: string) =>
  queryOptions({
    queryKey: inventoryKeys.item(assetId),
    queryFn: async ({ signal }) => unwrap(await fetchItem({ data: { asset_id: assetId }, signal })),
    staleTime: 2000,
    meta: { quiet: true },
  })

/** The stock figures. */
export const stockQuery = () =>
  queryOptions({
    queryKey: inventoryKeys.stock(),
    queryFn: async ({ signal }) => unwrap(await fetchStock({ signal })),
    staleTime: 5000,
    meta: { quiet: true },
  })

const often = 1000

/** The state of the platform sync. Polled only while one is running. */
export const syncQuery = () =>
  queryOptions({
    queryKey: inventoryKeys.sync(),
    queryFn: async ({ signal }) => unwrap(await fetchSync({ signal })),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? often : false),
    staleTime: 5000,
    meta: { quiet: true },
  })

/** Starts a sync of the inventory. */
export const startSyncMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['inventory', 'sync'],
    mutationFn: async () => unwrap(await startSync()),
    onSuccess: (standing) => client.setQueryData(syncQuery().queryKey, standing),
  })
