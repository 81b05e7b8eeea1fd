import { useCallback, useState } from 'react'
import type { Listing } from '#features/listings/queries.ts'
import { maxBatch } from '../search.ts'
import { repriced, toggleListing, type Selection } from './selection.ts'

const none: Selection = new Map()

/** Which listings are chosen to be bought together. They stay chosen when the list is sorted differently, and go with their goods. */
export function useSelection(listings: readonly Listing[], goodsId: string) {
  const [state, setState] = useState({ goodsId, chosen: none })
  const chosen = state.goodsId === goodsId ? state.chosen : none
  const toggle = useCallback(
    (listing: Listing) =>
      setState((before) => ({
        goodsId,
        chosen: toggleListing(before.goodsId === goodsId ? before.chosen : none, listing, maxBatch),
      })),
    [goodsId],
  )
  const clear = useCallback(() => setState({ goodsId, chosen: none }), [goodsId])
  return { selection: repriced(chosen, listings), isFull: chosen.size >= maxBatch, toggle, clear }
}

export type SelectionState = ReturnType<typeof useSelection>
