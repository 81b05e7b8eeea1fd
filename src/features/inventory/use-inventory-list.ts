import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import type { Entry } from '#features/trading/selection/selection.ts'
import { isSellable } from './model.ts'
import { allSellableQuery, inventoryQuery } from './queries.ts'
import { filterOf, type InventorySearch } from './search.ts'

const idOf = ({ asset_id }: InventoryItem) => asset_id

/** The items that can be listed, as selection entries. */
export const sellableEntries = (items: readonly InventoryItem[]) =>
  items.filter(isSellable).map((item): Entry<InventoryItem> => [item.asset_id, item])

/** The ids of the items that cannot be listed, or no longer: another tab may have listed them. */
export const unsellableIds = (items: readonly InventoryItem[]) => items.filter((item) => !isSellable(item)).map(idOf)

/** The user's items loaded so far, as one list. */
export function useInventoryList(search: InventorySearch) {
  const client = useQueryClient()
  const main = useInfiniteQuery({ ...inventoryQuery(search), placeholderData: keepPreviousOnline })
  const pages = main.data?.pages
  const items = useMemo(() => rowsOf(pages, idOf), [pages])
  // With its reference price, an item's place changes, loaded or not.
  const isMoving = main.hasNextPage && search.sort?.startsWith('value_')
  return {
    main,
    items,
    facts: pages?.[0],
    isBusy: main.isPlaceholderData,
    reading: {
      key: main.isFetching || main.isError || isMoving ? undefined : filterOf(search) + (search.sort ?? ''),
      isWhole: !main.hasNextPage,
    },
    /** All matching items that can be listed, shown or not. */
    readSellable: () => {
      if (search.status !== undefined && search.status !== 'sellable') return []
      if (!main.hasNextPage && !main.isPlaceholderData) return sellableEntries(items)
      return client.fetchQuery(allSellableQuery(search)).then(sellableEntries)
    },
  }
}

export type InventoryList = ReturnType<typeof useInventoryList>
