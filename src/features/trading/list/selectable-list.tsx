import type { ComponentProps, ReactNode } from 'react'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { countOutside, coverage, type Entry } from '../selection/selection.ts'
import { useChosen, type SelectionStore } from '../selection/selection-store.ts'
import { useListKeys } from '../selection/use-list-keys.ts'
import { useSelectAll } from '../selection/use-select-all.ts'
import { ItemList } from './item-list.tsx'

/** The props of the selection bar. */
export interface Selected<Row> {
  rows: readonly Row[]
  /** Everything that matches is selected, and nothing else. */
  isAll: boolean
  /** How many of the rows the list does not show. */
  outside: number
  /** Matches that are not shown are still being read into the selection. */
  isReading: boolean
  clear: () => void
}

/** The count, as the bar words it. */
export function selectedWords<Row>(
  { rows, isAll, isReading }: Selected<Row>,
  ofAll: (named: { count: string }) => string = m.trading_selected_all,
): string {
  if (isReading) return m.trading_selecting_all()
  return (isAll ? ofAll : m.trading_selected)({ count: formatNumber(rows.length) })
}

/** Tells of selected rows that the list does not show; undefined if there are none. */
export const outsideWords = <Row,>({ outside, isReading }: Selected<Row>): string | undefined =>
  outside > 0 && !isReading ? m.trading_selected_outside({ count: formatNumber(outside) }) : undefined

interface SelectableListProps<Row> extends Omit<ComponentProps<typeof ItemList>, 'all' | 'keys' | 'bar'> {
  chosen: SelectionStore<Row>
  /** Names the filters by which the list is narrowed. */
  filter: string
  /** The rows that can be selected. */
  shown: readonly Entry<Row>[]
  /** Everything that matches; synchronous if all of it is shown. */
  readAll: () => readonly Entry<Row>[] | Promise<readonly Entry<Row>[]>
  /** The label of the checkbox in the list's head. */
  allLabel: string
  bar: (selected: Selected<Row>) => ReactNode
}

/**
 * A list in which everything that matches can be selected, shown or not. A change of the selection renders only its
 * head and bar, not the page.
 */
export function SelectableList<Row>(props: SelectableListProps<Row>) {
  const { chosen, filter, shown, readAll, allLabel, bar, children, ...list } = props
  const { rows, all } = useChosen(chosen)
  const isOfFilter = all?.filter === filter
  const outside = countOutside(rows, isOfFilter ? all.ids : new Set(shown.map(([id]) => id)))
  // More may match by now. While the list is busy, its rows belong to an earlier request.
  const isAll = isOfFilter && outside === 0 && (list.isBusy || shown.every(([id]) => rows.has(id)))
  const { isReading, selectAll } = useSelectAll({
    chosen,
    shown,
    isBusy: list.isBusy,
    readAll,
    onRead: (found, isWhole) => chosen.add(found, isWhole && found.length > 0 ? filter : undefined),
  })
  const keys = useListKeys<HTMLDivElement>({
    isGrid: list.isGrid,
    onSelect: chosen.select,
    onSelectAll: () => void selectAll(),
    onClear: chosen.clear,
  })
  const cover = coverage(rows, shown)
  return (
    <ItemList
      {...list}
      all={
        shown.length > 0
          ? {
              label: isAll ? m.trading_select_all_count({ count: formatNumber(rows.size) }) : allLabel,
              coverage: cover,
              isBusy: isReading,
              onToggle: () => (cover === 'all' ? chosen.clear() : void selectAll()),
            }
          : undefined
      }
      keys={keys}
      bar={rows.size > 0 && bar({ rows: [...rows.values()], isAll, outside, isReading, clear: chosen.clear })}
    >
      {children}
    </ItemList>
  )
}
