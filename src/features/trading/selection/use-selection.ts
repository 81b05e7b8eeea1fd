import { useChosen, useSelectionStore } from './selection-store.ts'

/** What is selected in a list that is short enough to be drawn again as a whole. */
export function useSelection<Row>(options: Parameters<typeof useSelectionStore<Row>>[0]) {
  const store = useSelectionStore(options)
  const { rows: selection } = useChosen(store)
  const { select, add, drop, clear } = store
  return { selection, isFull: selection.size >= (options.max ?? Infinity), select, add, drop, clear }
}
