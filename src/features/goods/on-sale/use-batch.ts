import { useCallback, useMemo } from 'react'
import type { Listing } from '#features/listings/queries.ts'
import type { Entry } from '#features/trading/selection/selection.ts'
import { useSelection } from '#features/trading/selection/use-selection.ts'
import { maxBatch } from '../search.ts'

/** Which listings are chosen to be bought together, and their prices. They stay chosen when the list is sorted differently, and go
 * with their goods. */
export function useBatch(listings: readonly Listing[], goodsId: string) {
  const shown = useMemo(() => listings.map(({ listing_id, price }): Entry<string> => [listing_id, price]), [listings])
  const { selection, isFull, select, clear } = useSelection({ shown, scope: goodsId, max: maxBatch })
  return { selection, isFull, toggle: useCallback((listing: Listing) => select(listing.listing_id), [select]), clear }
}

export type BatchState = ReturnType<typeof useBatch>
