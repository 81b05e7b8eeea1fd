import type { Entry, Selection } from './selection.ts'

/**
 * The selected rows that can still be acted on together. Whatever is missing from the whole list has ended, or moved to
 * another one. A list that is narrowed or not read to its end tells nothing of what it does not show.
 */
export function stillListed<Row>(
  selection: Selection<Row>,
  shown: readonly Entry<Row>[],
  isWhole: boolean,
): Selection<Row> {
  if (!isWhole) return selection
  const ids = new Set(shown.map(([id]) => id))
  return new Map([...selection].filter(([id]) => ids.has(id)))
}
