import { useChosen, useSelectionStore } from './selection-store.ts'

/** The selection of a list short enough to render as a whole on every change. */
export function useSelection<Row>(options: Parameters<typeof useSelectionStore<Row>>[0]) {
  const store = useSelectionStore(options)
  const { rows: selection } = useChosen(store)
  const { select, add, drop, clear } = store
  return { store, selection, isFull: selection.size >= (options.max ?? Infinity), select, add, drop, clear }
}
