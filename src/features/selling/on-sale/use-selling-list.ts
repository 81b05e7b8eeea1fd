import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import type { SellingItem } from '../model.ts'
import { allSellingQuery, failedQuery, sellingQuery } from '../queries.ts'
import type { OnSaleSearch } from '../search.ts'

const idOf = ({ listing }: SellingItem) => listing.listing_id

/** My listings as one list. Without a state, failed ones come first, whatever the sort order. */
export function useSellingList(search: OnSaleSearch) {
  const client = useQueryClient()
  const hasFailedFirst = search.state === undefined
  const failed = useInfiniteQuery({
    ...failedQuery(search),
    enabled: hasFailedFirst,
    placeholderData: keepPreviousOnline,
  })
  const main = useInfiniteQuery({ ...sellingQuery(search), placeholderData: keepPreviousOnline })
  const first = hasFailedFirst ? failed.data?.pages : undefined
  const rest = main.data?.pages
  const items = useMemo(() => rowsOf([...(first ?? []), ...(rest ?? [])], idOf), [first, rest])
  const more = hasFailedFirst && failed.hasNextPage ? failed : main
  return {
    main,
    more,
    items,
    facts: rest?.[0],
    isBusy: main.isPlaceholderData,
    /** Everything that matches, loaded or not. */
    readAll: () => client.fetchQuery(allSellingQuery(search)),
  }
}
