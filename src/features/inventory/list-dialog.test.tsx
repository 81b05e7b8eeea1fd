import { QueryClient, type QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import type * as ReactQuery from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import { ListDialog } from './list-dialog.tsx'
import { itemQuery } from './queries.ts'

const told = vi.hoisted(() => ({ fetchItem: vi.fn(), observer: undefined as QueryObserver | undefined }))
vi.mock('./inventory.functions.ts', async (original) => ({ ...(await original<object>()), fetchItem: told.fetchItem }))
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useHydrated: () => true }))
vi.mock('#features/listing-sheet/list-items.tsx', () => ({
  default: ({ items, waiting }: { items: { status: string }[] | undefined; waiting: ReactNode }) =>
    items ? items.map(({ status }) => `to list: ${status}`) : waiting,
}))
// As of a component that stays mounted from one drawing to the next.
vi.mock('@tanstack/react-query', async (original) => {
  const actual = await original<typeof ReactQuery>()
  const useQuery = (options: QueryObserverOptions) => {
    const client = actual.useQueryClient()
    told.observer ??= new actual.QueryObserver(client, options)
    return told.observer.getOptimisticResult(client.defaultQueryOptions(options))
  }
  return { ...actual, useQuery }
})

const asset_id = '7'
const detailOf = (status: 'on_sale' | 'sellable') => ({ item: itemOf({ asset_id, status }), history: [] })
const draw = (client: QueryClient) =>
  drawn(client, <ListDialog assetId={asset_id} chosen={null} onClose={() => {}} onListed={() => {}} />)

/** Opens the dialog of an item that was on sale when it was read last. */
async function opened() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(itemQuery(asset_id).queryKey, detailOf('on_sale'))
  // The first drawing only loads the code.
  await draw(client)
  told.observer = undefined
  await vi.waitFor(async () => expect(await draw(client)).not.toBe(''))
  return client
}

beforeEach(() => {
  told.observer = undefined
  told.fetchItem.mockReset()
})

test('S1.5 an item that has just been taken down is listed as it is now, not as it was cached', async () => {
  told.fetchItem.mockResolvedValue({ ok: true, data: detailOf('sellable') })
  const client = await opened()
  expect(await draw(client)).toContain('aria-label="Loading"')
  const leave = told.observer!.subscribe(() => {})
  await vi.waitFor(async () => expect(await draw(client)).toBe('to list: sellable'))
  leave()
})

test('S1.5 an item that cannot be read is not listed as it was cached', async () => {
  told.fetchItem.mockResolvedValue({ ok: false, error: { kind: 'http', status: 502 } })
  const client = await opened()
  const leave = told.observer!.subscribe(() => {})
  await vi.waitFor(async () => expect(await draw(client)).toContain('The item could not be loaded'))
  leave()
})
