import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { extended, refreshed, toggled, withAll, without, type Entry, type Selection } from './selection.ts'

/** Everything that matched a filter when it was selected. */
export interface AllOfFilter {
  filter: string
  ids: ReadonlySet<string>
}

export interface Chosen<Row> {
  rows: Selection<Row>
  /** Set until a row is selected, or no longer, by itself. */
  all: AllOfFilter | null
}

export type SelectionStore<Row> = ReturnType<typeof createSelection<Row>>

/**
 * The selection of one list, kept outside React so that each part subscribes on its own: selecting one row of thousands
 * renders only what shows it, not the page or the other rows.
 */
export function createSelection<Row>(max = Infinity) {
  let chosen: Chosen<Row> = { rows: new Map(), all: null }
  let shown: readonly Entry<Row>[] = []
  /** Where a shift-click starts: the last row selected. */
  let anchor: string | null = null
  const listeners = new Set<() => void>()
  const change = (rows: Selection<Row>, all: AllOfFilter | null = null) => {
    chosen = { rows, all }
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    chosen: () => chosen,
    /** Updates the rows to those the list shows now, and drops those that it shows as no longer selectable. */
    show: (entries: readonly Entry<Row>[], barred: readonly string[] = []) => {
      shown = entries
      if (chosen.rows.size === 0) return
      const rows = refreshed(without(chosen.rows, barred), shown)
      change(rows, rows.size > 0 ? chosen.all : null)
    },
    /** Toggles a row; with shift, adds the range up to it. */
    select: (id: string, isExtending = false) => {
      const entry = shown.find(([one]) => one === id)
      if (!entry) return
      const from = anchor
      anchor = id
      change(isExtending ? extended(chosen.rows, shown, [from, id], max) : toggled(chosen.rows, entry, max))
    },
    /** Adds rows, including ones not in the list yet. With a filter, they are everything that matches it. */
    add: (entries: readonly Entry<Row>[], filter?: string) =>
      change(
        withAll(chosen.rows, entries, max),
        filter === undefined ? null : { filter, ids: new Set(entries.map(([id]) => id)) },
      ),
    drop: (ids: readonly string[]) => change(without(chosen.rows, ids)),
    clear: () => change(new Map()),
  }
}

interface Options<Row> {
  /** The rows in list order. Memoize them: a new array counts as a new list. */
  shown: readonly Entry<Row>[]
  /** The ids of rows in the list that cannot be selected, or no longer. Memoize them too. */
  barred?: readonly string[]
  /** The context of the rows. A new scope starts with an empty selection. */
  scope?: string
  max?: number
}

/** The selection of a list. It survives filtering, sorting and paging, because it keeps each row's data. */
export function useSelectionStore<Row>({ shown, barred, scope = '', max }: Options<Row>): SelectionStore<Row> {
  const [kept, setKept] = useState(() => ({ scope, store: createSelection<Row>(max) }))
  let { store } = kept
  if (kept.scope !== scope) {
    store = createSelection<Row>(max)
    setKept({ scope, store })
  }
  useLayoutEffect(() => store.show(shown, barred), [store, shown, barred])
  return store
}

const never = () => () => {}

/** The current selection. With `isFollowed` false, it updates only when the component renders for another reason. */
export const useChosen = <Row>(store: SelectionStore<Row>, isFollowed = true): Chosen<Row> =>
  useSyncExternalStore(isFollowed ? store.subscribe : never, store.chosen, store.chosen)
