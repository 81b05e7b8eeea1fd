import type { FocusEventHandler, ReactNode } from 'react'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import * as m from '#paraglide/messages.js'
import { tradeList } from '#styled-system/recipes/trade-list.js'
import type { Selection } from '../selection/selection.ts'
import { SelectedRows } from '../selection/selected-rows.ts'
import type { useListKeys } from '../selection/use-list-keys.ts'

export interface ItemColumn {
  label: string
  /** Sorts by this column; the head shows the current direction. */
  sort?: { direction: 'up' | 'down' | undefined; onSort: () => void }
}

interface ItemListProps {
  label: string
  /** The heads of the rows' cells, in their order. */
  columns: readonly ItemColumn[]
  /** Selects everything that matches, loaded or not. */
  all?: { label: string; coverage: 'none' | 'some' | 'all'; isBusy?: boolean; onToggle: () => void } | undefined
  keys?: ReturnType<typeof useListKeys<HTMLDivElement>> & { onFocus?: FocusEventHandler }
  /** The selection; rows inside `RowChunks` read it themselves. */
  selected?: Selection<unknown>
  /** The rows belong to an earlier request. */
  isBusy?: boolean
  /** Below the rows: the button that loads more. */
  more?: ReactNode
  /** The rows have actions. */
  hasActions?: boolean
  /** The rows are `GoodsLine`s with actions. */
  hasGoodsLines?: boolean
  /** Cards side by side instead of rows with columns. */
  isGrid?: boolean
  /** The selection bar. */
  bar?: ReactNode
  /** `ItemRow`s, or cards with the same `data-row`. */
  children: ReactNode
}

const none: Selection<unknown> = new Map()

/** A list of the person's items with column heads and all selection controls. */
export function ItemList(props: ItemListProps) {
  const {
    label,
    columns,
    all,
    keys,
    selected = none,
    isBusy,
    hasActions,
    hasGoodsLines,
    isGrid,
    more,
    bar,
    children,
  } = props
  const styles = tradeList({ hasActions, hasGoodsLines, isGrid, isSelectable: all !== undefined })
  return (
    <div className={styles.root}>
      {(all || columns.length > 0) && (
        <div className={styles.head}>
          <span className={styles.headName}>
            {all && (
              <Checkbox
                label={all.label}
                checked={all.coverage === 'all'}
                isPartly={all.coverage === 'some'}
                aria-busy={all.isBusy}
                onChange={all.onToggle}
              />
            )}
          </span>
          {columns.map(({ label: head, sort }) => (
            <span key={head} className={styles.headCell}>
              {sort ? (
                <button
                  type="button"
                  className={styles.headSort}
                  aria-pressed={sort.direction !== undefined}
                  aria-label={sortWords(head, sort.direction)}
                  onClick={sort.onSort}
                >
                  {head}
                  <span aria-hidden="true">{sort.direction === 'up' ? '↑' : sort.direction === 'down' ? '↓' : ''}</span>
                </button>
              ) : (
                // Each cell repeats the head for screen readers.
                <span aria-hidden="true">{head}</span>
              )}
            </span>
          ))}
          {(hasActions || hasGoodsLines) && <span className={styles.headActions} />}
        </div>
      )}
      <div role="list" className={styles.list} aria-label={label} aria-busy={isBusy} {...keys}>
        <SelectedRows value={selected}>{children}</SelectedRows>
      </div>
      <div className={styles.more}>{more}</div>
      {bar}
    </div>
  )
}

function sortWords(column: string, direction: 'up' | 'down' | undefined): string {
  if (direction === 'up') return m.trading_sorted_up({ column })
  return direction === 'down' ? m.trading_sorted_down({ column }) : m.trading_sort_by({ column })
}
