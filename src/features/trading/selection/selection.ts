/** What is selected, by id, in the order in which it was taken. Each carries what its page knows of it, so that it stays selected,
 * and can be summed, while the list shows something else. */
export type Selection<Row> = ReadonlyMap<string, Row>

/** A row of a list by its id. */
export type Entry<Row> = readonly [id: string, row: Row]

/** Takes a row in, or out when it was there. A full selection takes no more. */
export function toggled<Row>(selection: Selection<Row>, [id, row]: Entry<Row>, max = Infinity): Selection<Row> {
  const next = new Map(selection)
  if (!next.delete(id) && next.size < max) next.set(id, row)
  return next
}

/** Takes in these too, as far as there is room. */
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

/** Takes in everything from one row of the list to another, both included, whichever stands first. Where the first is no longer
 * in the list it is the other one alone. */
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

/** The selection as the list knows it now; what it does not show stays as it was last seen. */
export function refreshed<Row>(selection: Selection<Row>, shown: readonly Entry<Row>[]): Selection<Row> {
  if (selection.size === 0) return selection
  const now = new Map(shown)
  return new Map([...selection].map(([id, row]) => [id, now.get(id) ?? row]))
}

/** Lets these go, e.g. because they are no longer there. */
export function without<Row>(selection: Selection<Row>, ids: Iterable<string>): Selection<Row> {
  const next = new Map(selection)
  for (const id of ids) next.delete(id)
  return next
}

/** How much of what the list shows is selected. */
export function coverage(selection: Selection<unknown>, shown: readonly Entry<unknown>[]): 'none' | 'some' | 'all' {
  const count = shown.filter(([id]) => selection.has(id)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}
