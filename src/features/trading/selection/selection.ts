/**
 * The selected rows by id, in selection order. Each keeps its data, so that it stays selected and can be summed while
 * the list shows something else.
 */
export type Selection<Row> = ReadonlyMap<string, Row>

/** A row with its id. */
export type Entry<Row> = readonly [id: string, row: Row]

/** Adds a row, or removes it if it was selected. A full selection takes no more. */
export function toggled<Row>(selection: Selection<Row>, [id, row]: Entry<Row>, max = Infinity): Selection<Row> {
  const next = new Map(selection)
  if (!next.delete(id) && next.size < max) next.set(id, row)
  return next
}

/** Adds rows up to `max`. */
export function withAll<Row>(
  selection: Selection<Row>,
  entries: readonly Entry<Row>[],
  max = Infinity,
): Selection<Row> {
  const next = new Map(selection)
  for (const [id, row] of entries) {
    if (next.has(id) || next.size < max) next.set(id, row)
  }
  return next
}

/**
 * Adds the range between two rows, inclusive, in either direction. If the first is no longer in the list, adds only the
 * other.
 */
export function extended<Row>(
  selection: Selection<Row>,
  shown: readonly Entry<Row>[],
  [from, to]: readonly [from: string | null, to: string],
  max = Infinity,
): Selection<Row> {
  const end = shown.findIndex(([id]) => id === to)
  if (end < 0) return selection
  const anchor = shown.findIndex(([id]) => id === from)
  const start = anchor < 0 ? end : anchor
  const span = shown.slice(Math.min(start, end), Math.max(start, end) + 1)
  return withAll(selection, start <= end ? span : span.toReversed(), max)
}

/** The selection with the list's current data; rows not in the list keep theirs. */
export function refreshed<Row>(selection: Selection<Row>, shown: readonly Entry<Row>[]): Selection<Row> {
  if (selection.size === 0) return selection
  const now = new Map(shown)
  return new Map([...selection].map(([id, row]) => [id, now.get(id) ?? row]))
}

/** Removes rows, for example because they no longer exist. */
export function without<Row>(selection: Selection<Row>, ids: Iterable<string>): Selection<Row> {
  const next = new Map(selection)
  for (const id of ids) next.delete(id)
  return next
}

/**
 * The ids that have left a list since it was last read. What is missing behind the last row that is still there may be
 * on a page not loaded yet, unless the list is whole.
 */
export function leftSince(before: readonly string[], shown: readonly Entry<unknown>[], isWhole: boolean): string[] {
  const now = new Set(shown.map(([id]) => id))
  const end = isWhole ? before.length : before.findLastIndex((id) => now.has(id))
  return before.slice(0, Math.max(end, 0)).filter((id) => !now.has(id))
}

/** How many of the rows shown are selected. */
export function coverage(selection: Selection<unknown>, shown: readonly Entry<unknown>[]): 'none' | 'some' | 'all' {
  const count = shown.filter(([id]) => selection.has(id)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** How many selected rows are not among these. */
export const countOutside = (selection: Selection<unknown>, ids: ReadonlySet<string>): number =>
  [...selection.keys()].filter((id) => !ids.has(id)).length
