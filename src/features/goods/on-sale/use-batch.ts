import { useCallback, useMemo } from 'react'
import type { Listing } from '#features/listings/queries.ts'
import type { Entry } from '#features/trading/selection/selection.ts'
import { useSelection } from '#features/trading/selection/use-selection.ts'
import { maxBatch } from '../search.ts'

/** The listings selected to be bought together, with their prices. The selection survives a change of sort order and is
 * cleared when the goods changes. */
export function useBatch(listings: readonly Listing[], goodsId: string) {
  const shown = useMemo(() => listings.map(({ listing_id, price }): Entry<string> => [listing_id, price]), [listings])
  const { selection, isFull, select, clear } = useSelection({ shown, scope: goodsId, max: maxBatch })
  return { selection, isFull, toggle: useCallback((listing: Listing) => select(listing.listing_id), [select]), clear }
}

export type BatchState = ReturnType<typeof useBatch>
