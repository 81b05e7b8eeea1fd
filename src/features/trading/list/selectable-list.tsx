import { useState, type ComponentProps, type ReactNode } from 'react'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { coverage, type Entry } from '../selection/selection.ts'
import { useChosen, type SelectionStore } from '../selection/selection-store.ts'
import { useListKeys } from '../selection/use-list-keys.ts'
import { ItemList } from './item-list.tsx'

/** What its bar is told of what is selected. */
export interface Selected<Row> {
  rows: readonly Row[]
  /** They are everything that matches. */
  isAll: boolean
  /** What matches and is not shown is still being read, to be selected too. */
  isReading: boolean
  clear: () => void
}

/** How many that are, in the words of a bar. */
export function selectedWords<Row>(
  { rows, isAll, isReading }: Selected<Row>,
  ofAll: (named: { count: string }) => string = m.trading_selected_all,
): string {
  if (isReading) return m.trading_selecting_all()
  return (isAll ? ofAll : m.trading_selected)({ count: formatNumber(rows.length) })
}

interface SelectableListProps<Row> extends Omit<ComponentProps<typeof ItemList>, 'all' | 'keys' | 'bar'> {
  chosen: SelectionStore<Row>
  /** Those of the rows that can be selected. */
  shown: readonly Entry<Row>[]
  /** Everything that matches, at once where all of it is shown. */
  readAll: () => readonly Entry<Row>[] | Promise<readonly Entry<Row>[]>
  /** What the box above the rows takes. */
  allLabel: string
  bar: (selected: Selected<Row>) => ReactNode
}

/** A list of which everything can be selected, be it shown or not. What is selected draws its head and its bar again, not the page. */
export function SelectableList<Row>(props: SelectableListProps<Row>) {
  const { chosen, shown, readAll, allLabel, bar, children, ...list } = props
  const { rows, isAll } = useChosen(chosen)
  const [isReading, setReading] = useState(false)
  const takeAll = (all: readonly Entry<Row>[]) => chosen.add(all, all.length > 0)
  const selectAll = async () => {
    const answer = readAll()
    if (!(answer instanceof Promise)) return takeAll(answer)
    // The rows of the list before are not what is asked for.
    if (!list.isBusy) chosen.add(shown)
    // Who lets go of everything while it is read does not want it any more.
    let isWanted = true
    const leave = chosen.subscribe(() => (isWanted &&= chosen.chosen().rows.size > 0))
    setReading(true)
    // What fails is told as everywhere.
    const all = await answer.catch(() => undefined)
    leave()
    setReading(false)
    if (all && isWanted) takeAll(all)
  }
  const keys = useListKeys<HTMLDivElement>({
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
      bar={rows.size > 0 && bar({ rows: [...rows.values()], isAll, isReading, clear: chosen.clear })}
    >
      {children}
    </ItemList>
  )
}
