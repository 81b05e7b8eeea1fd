import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { extended, leftSince, refreshed, toggled, withAll, without, type Entry, type Selection } from './selection.ts'

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

/** What the shown rows are. */
export interface Reading {
  /** Names the filters and the sort order. Undefined while the rows are being read, or where they may merely move. */
  key: string | undefined
  /** There are no more rows than those shown. */
  isWhole: boolean
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
  /** The rows that each list showed when it was last read. */
  const read = new Map<string, readonly string[]>()
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
    /**
     * Updates the rows to those the list shows now, and drops those that it shows as no longer selectable, or showed
     * when it was last read and no longer does.
     */
    show: (entries: readonly Entry<Row>[], barred: readonly string[] = [], { key, isWhole }: Partial<Reading> = {}) => {
      shown = entries
      const left = key === undefined ? [] : leftSince(read.get(key) ?? [], shown, isWhole ?? false)
      if (key !== undefined) read.set(key, idsOf(shown))
      if (chosen.rows.size === 0) return
      const rows = refreshed(without(chosen.rows, [...barred, ...left]), shown)
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
        filter === undefined ? null : { filter, ids: new Set(idsOf(entries)) },
      ),
    drop: (ids: readonly string[]) => change(without(chosen.rows, ids)),
    clear: () => change(new Map()),
  }
}

const idsOf = (entries: readonly Entry<unknown>[]) => entries.map(([id]) => id)

interface Options<Row> {
  /** The rows in list order. Memoize them: a new array counts as a new list. */
  shown: readonly Entry<Row>[]
  /** The ids of rows in the list that cannot be selected, or no longer. Memoize them too. */
  barred?: readonly string[]
  /** Absent where rows that the list no longer shows stay selected. */
  reading?: Reading
  /** The context of the rows. A new scope starts with an empty selection. */
  scope?: string
  max?: number
}

/** The selection of a list. It survives filtering, sorting and paging, because it keeps each row's data. */
export function useSelectionStore<Row>(options: Options<Row>): SelectionStore<Row> {
  const { shown, barred, reading: { key, isWhole } = {}, scope = '', max } = options
  const [kept, setKept] = useState(() => ({ scope, store: createSelection<Row>(max) }))
  let { store } = kept
  if (kept.scope !== scope) {
    store = createSelection<Row>(max)
    setKept({ scope, store })
  }
  useLayoutEffect(() => store.show(shown, barred, { key, isWhole }), [store, shown, barred, key, isWhole])
  return store
}

const never = () => () => {}

/** The current selection. With `isFollowed` false, it updates only when the component renders for another reason. */
export const useChosen = <Row>(store: SelectionStore<Row>, isFollowed = true): Chosen<Row> =>
  useSyncExternalStore(isFollowed ? store.subscribe : never, store.chosen, store.chosen)
