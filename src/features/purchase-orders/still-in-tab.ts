import type { Entry, Selection } from '#features/trading/selection/selection.ts'

/**
 * The selected purchase orders that can still be acted on together. Whatever is missing from the whole list has ended
 * or moved to another tab. A list that is narrowed or not read to its end tells nothing of what it does not show.
 */
export function stillInTab<Row>(
  selection: Selection<Row>,
  shown: readonly Entry<Row>[],
  isWhole: boolean,
): Selection<Row> {
  if (!isWhole) return selection
  const ids = new Set(shown.map(([id]) => id))
  return new Map([...selection].filter(([id]) => ids.has(id)))
}
