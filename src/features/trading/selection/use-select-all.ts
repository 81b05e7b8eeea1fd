import { useCallback, useState } from 'react'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { coverage, type Entry } from './selection.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'

interface Options<Row> {
  /** The rows as they stand in the list. Keep them (`useMemo`): a new array is a new list. */
  shown: readonly Entry<Row>[]
  /** Reads all that match, also those that are not loaded. */
  readAll: () => Promise<readonly Entry<Row>[]>
  /** What the head of the list offers. */
  label: string
}

/** What is selected in a list of which everything that matches can be taken at once, with the head and the keys that do it. */
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
    // What fails is told as everywhere.
    const all = await readAll().catch(() => undefined)
    setReading(false)
    if (!all) return
    add(all)
    setAll(all.length > 0)
  }
  const cover = coverage(selection, shown)
  return {
    selection,
    /** It is all that matched when it was taken. */
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
