import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { extended, refreshed, toggled, withAll, without, type Entry, type Selection } from './selection.ts'

export interface Chosen<Row> {
  rows: Selection<Row>
  /** They are everything that matches. */
  isAll: boolean
}

export type SelectionStore<Row> = ReturnType<typeof createSelection<Row>>

/**
 * What is selected in one list, apart from the page that shows it: whoever shows a part of it follows it by themselves, so that
 * selecting a row of thousands draws what is said of it, and neither the page nor the other rows.
 */
export function createSelection<Row>(max = Infinity) {
  let chosen: Chosen<Row> = { rows: new Map(), isAll: false }
  let shown: readonly Entry<Row>[] = []
  /** Where shift starts from: the row that was taken last. */
  let anchor: string | null = null
  const listeners = new Set<() => void>()
  const change = (rows: Selection<Row>, isAll = false) => {
    chosen = { rows, isAll }
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    chosen: () => chosen,
    /** The rows as they stand in the list now. */
    show: (entries: readonly Entry<Row>[]) => {
      shown = entries
      if (chosen.rows.size > 0) change(refreshed(chosen.rows, shown), chosen.isAll)
    },
    /** A click; with shift everything up to there. */
    select: (id: string, isExtending = false) => {
      const entry = shown.find(([one]) => one === id)
      if (!entry) return
      const from = anchor
      anchor = id
      change(isExtending ? extended(chosen.rows, shown, [from, id], max) : toggled(chosen.rows, entry, max))
    },
    /** Also rows that the list does not show yet. */
    add: (entries: readonly Entry<Row>[], isAll = false) => change(withAll(chosen.rows, entries, max), isAll),
    drop: (ids: readonly string[]) => change(without(chosen.rows, ids)),
    clear: () => change(new Map()),
  }
}

interface Options<Row> {
  /** The rows as they stand in the list. Keep them (`useMemo`): a new array is a new list. */
  shown: readonly Entry<Row>[]
  /** What the rows belong to: another one starts with nothing selected. */
  scope?: string
  max?: number
}

/** The selection of a list. It survives filters, other orders and further pages, because every row is kept as it was last seen. */
export function useSelectionStore<Row>({ shown, scope = '', max }: Options<Row>): SelectionStore<Row> {
  const [kept, setKept] = useState(() => ({ scope, store: createSelection<Row>(max) }))
  let { store } = kept
  if (kept.scope !== scope) {
    store = createSelection<Row>(max)
    setKept({ scope, store })
  }
  useLayoutEffect(() => store.show(shown), [store, shown])
  return store
}

const never = () => () => {}

/** What is selected now. Whoever does not follow it sees it as it is when they are drawn for another reason. */
export const useChosen = <Row>(store: SelectionStore<Row>, isFollowed = true): Chosen<Row> =>
  useSyncExternalStore(isFollowed ? store.subscribe : never, store.chosen, store.chosen)
