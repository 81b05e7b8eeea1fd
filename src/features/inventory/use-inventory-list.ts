import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import { isSellable } from './model.ts'
import { allSellableQuery, inventoryQuery } from './queries.ts'
import type { InventorySearch } from './search.ts'

const idOf = ({ asset_id }: InventoryItem) => asset_id

/** My items as one list, as far as it is loaded. */
export function useInventoryList(search: InventorySearch) {
  const client = useQueryClient()
  const main = useInfiniteQuery({ ...inventoryQuery(search), placeholderData: keepPreviousOnline })
  const pages = main.data?.pages
  const items = useMemo(() => rowsOf(pages, idOf), [pages])
  return {
    main,
    items,
    facts: pages?.[0],
    isBusy: main.isPlaceholderData,
    /** Everything that matches and can be put on sale, shown or not. */
    readSellable: async (): Promise<readonly InventoryItem[]> => {
      if (search.status !== undefined && search.status !== 'sellable') return []
      if (!main.hasNextPage && !main.isPlaceholderData) return items.filter(isSellable)
      return client.fetchQuery(allSellableQuery(search))
    },
  }
}

export type InventoryList = ReturnType<typeof useInventoryList>
