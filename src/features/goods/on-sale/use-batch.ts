import { useCallback, useMemo } from 'react'
import type { Listing } from '#features/listings/queries.ts'
import type { Entry } from '#features/trading/selection/selection.ts'
import type { Reading } from '#features/trading/selection/selection-store.ts'
import { useSelection } from '#features/trading/selection/use-selection.ts'
import type { ListingsRequest } from '../model.ts'
import { maxBatch } from '../search.ts'
import type { useListings } from './use-listings.ts'

type List = ReturnType<typeof useListings>

/**
 * Tells a listing that is no longer on sale from one that the list merely does not show. A new price, or the end of
 * being topped, moves a listing to where the list may not be loaded, so only a whole one tells.
 */
export function readingOf(
  query: Pick<List['query'], 'isFetching' | 'isError' | 'isPlaceholderData' | 'hasNextPage'>,
  request: ListingsRequest,
): Reading {
  const isRead = !query.isFetching && !query.isError && !query.isPlaceholderData
  const isWhole = isRead && !query.hasNextPage && request.cursor === undefined
  return { key: isWhole ? JSON.stringify(request) : undefined, isWhole }
}

/** The listings selected to be bought together, with their prices. The selection survives a change of sort order and is
 * cleared when the goods changes. What is known to be gone leaves it. */
export function useBatch({ query, listings, live: { gone } }: List, request: ListingsRequest) {
  const shown = useMemo(() => listings.map(({ listing_id, price }): Entry<string> => [listing_id, price]), [listings])
  const barred = useMemo(() => [...gone.keys()], [gone])
  const reading = readingOf(query, request)
  const { selection, isFull, select, drop, clear } = useSelection({
    shown,
    barred,
    reading,
    scope: request.goods_id,
    max: maxBatch,
  })
  const toggle = useCallback((listing: Listing) => select(listing.listing_id), [select])
  return { selection, isFull, toggle, drop, clear }
}

export type BatchState = ReturnType<typeof useBatch>
