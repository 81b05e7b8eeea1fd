import { useCallback, useEffect, useRef } from 'react'
import { useChecked } from '#features/preparation/use-checked.ts'
import type { SellingItem } from '../model.ts'
import type { Change } from './use-bulk-change.ts'

const retryOf = (item: SellingItem): Change => ({
  item,
  action: { action: 'retry', listing_id: item.listing.listing_id },
})

/**
 * S1.5 S2.42 Lists failed listings again, if their seller may sell. `retry` never changes: with a new one, every row
 * would be drawn again.
 */
export function useRetry(run: (changes: readonly Change[]) => Promise<void>) {
  const { attempt, isChecking } = useChecked('sale')
  const latest = useRef({ attempt, run })
  useEffect(() => {
    latest.current = { attempt, run }
  })
  const retry = useCallback(
    (items: readonly SellingItem[]) => latest.current.attempt(() => latest.current.run(items.map(retryOf))),
    [],
  )
  return { retry, isChecking }
}
