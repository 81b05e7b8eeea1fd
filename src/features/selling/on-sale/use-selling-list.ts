import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import type { Entry } from '#features/trading/selection/selection.ts'
import { isChangeable, type SellingItem } from '../model.ts'
import { allSellingQuery, failedQuery, sellingQuery } from '../queries.ts'
import type { OnSaleSearch } from '../search.ts'

export const idOf = ({ listing }: SellingItem) => listing.listing_id

/** The changeable listings, as entries for the selection. */
export const changeableEntries = (items: readonly SellingItem[]) =>
  items.filter(isChangeable).map((item): Entry<SellingItem> => [idOf(item), item])

/** The ids of the listings that cannot be changed, or no longer: somebody may have bought them. */
export const unchangeableIds = (items: readonly SellingItem[]) => items.filter((item) => !isChangeable(item)).map(idOf)

/** My listings as one list. Without a state, failed ones come first, whatever the sort order. */
export function useSellingList(search: OnSaleSearch) {
  const client = useQueryClient()
  const hasFailedFirst = search.state === undefined
  const failedFound = useInfiniteQuery({
    ...failedQuery(search),
    enabled: hasFailedFirst,
    placeholderData: keepPreviousOnline,
  })
  const failed = hasFailedFirst ? failedFound : undefined
  const main = useInfiniteQuery({ ...sellingQuery(search), placeholderData: keepPreviousOnline })
  const first = failed?.data?.pages
  const rest = main.data?.pages
  const lists = [main, ...(failed ? [failed] : [])]
  const isWhole = lists.every(({ data, hasNextPage, isPlaceholderData }) => data && !hasNextPage && !isPlaceholderData)
  const isRead = !lists.some(({ isFetching, isError }) => isFetching || isError)
  // A change of price moves a listing to another place, and one that fails to the other list, loaded or not.
  const isSteady = isWhole || !(search.sort?.startsWith('price_') || failed?.hasNextPage)
  const items = useMemo(() => rowsOf([...(first ?? []), ...(rest ?? [])], idOf), [first, rest])
  const more = failed?.hasNextPage ? failed : main
  return {
    main,
    /** The failed listings, if they come first. */
    failed,
    /** The one to tell the age of: what it shows could not be read again. */
    aged: failed?.data && failed.isError ? failed : main,
    more,
    items,
    facts: rest?.[0],
    isBusy: main.isPlaceholderData,
    reading: { key: isRead && isSteady ? JSON.stringify(search) : undefined, isWhole },
    /** Everything that matches, shown or not. */
    readAll: () => {
      if (isWhole) return changeableEntries(items)
      return client.fetchQuery(allSellingQuery(search)).then(changeableEntries)
    },
  }
}
