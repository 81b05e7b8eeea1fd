import { useCallback, useState } from 'react'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { coverage, type Entry } from './selection.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'

interface Options<Row> {
  /** The rows in the order of the list. Memoize them: a new array is a new list. */
  shown: readonly Entry<Row>[]
  /** Reads everything that matches, loaded or not. */
  readAll: () => Promise<readonly Entry<Row>[]>
  /** The label of the checkbox in the list's head. */
  label: string
}

/** The selection of a list in which everything that matches can be selected at once, with the checkbox and keys for it. */
export function useSelectAll<Row>({ shown, readAll, label }: Options<Row>) {
  const { selection, select, add, drop, clear } = useSelection({ shown })
  const [isAll, setAll] = useState(false)
  const [isReading, setReading] = useState(false)
  const selectOne = useCallback(
    (id: string, isExtending: boolean) => {
      setAll(false)
      select(id, isExtending)
    },
    [select],
  )
  const clearAll = () => {
    setAll(false)
    clear()
  }
  const selectAll = async () => {
    setReading(true)
    // The query reports its own failure.
    const all = await readAll().catch(() => undefined)
    setReading(false)
    if (!all) return
    add(all)
    setAll(all.length > 0)
  }
  const cover = coverage(selection, shown)
  return {
    selection,
    /** Everything that matched is selected. */
    isAll,
    select: selectOne,
    drop,
    clear: clearAll,
    all: {
      label: isAll ? m.trading_select_all_count({ count: formatNumber(selection.size) }) : label,
      coverage: cover,
      isBusy: isReading,
      onToggle: () => (cover === 'all' ? clearAll() : void selectAll()),
    },
    keys: useListKeys<HTMLUListElement>({
      onSelect: selectOne,
      onSelectAll: () => void selectAll(),
      onClear: clearAll,
    }),
  }
}
