import { useCallback, useMemo, useState } from 'react'
import { extended, refreshed, toggled, withAll, without, type Entry, type Selection } from './selection.ts'

interface Kept<Row> {
  scope: string
  chosen: Selection<Row>
  /** Where a shift-click starts: the row selected last. */
  anchor: string | null
}

interface Options<Row> {
  /** The rows in the order of the list. Memoize them: a new array is a new list. */
  shown: readonly Entry<Row>[]
  /** What the rows belong to. A new scope starts with an empty selection. */
  scope?: string
  max?: number
}

/** The selection of a list. It survives filtering, sorting and paging, because it keeps the data of every row. */
export function useSelection<Row>({ shown, scope = '', max = Infinity }: Options<Row>) {
  const [kept, setKept] = useState<Kept<Row>>({ scope, chosen: new Map(), anchor: null })
  const change = useCallback(
    (step: (before: Selection<Row>, anchor: string | null) => Selection<Row>, anchor?: string) =>
      setKept((before) => {
        const now = before.scope === scope ? before : { chosen: new Map<string, Row>(), anchor: null }
        return { scope, chosen: step(now.chosen, now.anchor), anchor: anchor ?? now.anchor }
      }),
    [scope],
  )
  const selection = useMemo(
    () => (kept.scope === scope ? refreshed(kept.chosen, shown) : new Map<string, Row>()),
    [kept, scope, shown],
  )
  return {
    selection,
    isFull: selection.size >= max,
    /** Toggles a row; with shift, adds the range up to it. */
    select: useCallback(
      (id: string, isExtending = false) => {
        const entry = shown.find(([one]) => one === id)
        if (!entry) return
        change(
          (before, anchor) => (isExtending ? extended(before, shown, [anchor, id], max) : toggled(before, entry, max)),
          id,
        )
      },
      [change, shown, max],
    ),
    /** Adds rows, including ones that the list does not show yet. */
    add: useCallback(
      (entries: readonly Entry<Row>[]) => change((before) => withAll(before, entries, max)),
      [change, max],
    ),
    drop: useCallback((ids: readonly string[]) => change((before) => without(before, ids)), [change]),
    clear: useCallback(() => change(() => new Map()), [change]),
  }
}
