import type { ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import * as m from '#paraglide/messages.js'
import { selectionBar } from '#styled-system/recipes/selection-bar.js'
import { text } from '#styled-system/recipes/text.js'
import { useFocusKey } from './use-focus-key.ts'
import { useScrollRoom } from './use-scroll-room.ts'

export interface SelectionBarProps {
  /** "12 selected", "All 312 that match are selected". */
  label: string
  /** "2 of them not shown". */
  note?: string | undefined
  /** The sum. */
  sum?: ReactNode
  /** A note, such as that no more can be selected. */
  warning?: string | undefined
  /** The id of the warning, for the buttons that it explains. */
  warningId?: string
  /** Absent when the bar concerns the whole list, with nothing to clear. */
  onClear?: (() => void) | undefined
  /** The actions, the most important last. */
  children: ReactNode
}

/**
 * The selection and its actions. The bar sits at the end of the list and sticks while the list scrolls, so it never
 * covers the last row; a focused control is scrolled clear of it. On a phone it sits above the bottom bar.
 */
export function SelectionBar({ label, note, sum, warning, warningId, onClear, children }: SelectionBarProps) {
  const root = useScrollRoom<HTMLDivElement>()
  const tools = useFocusKey<HTMLDivElement>()
  const styles = selectionBar()
  return (
    <div ref={root} className={styles.root}>
      <p className={styles.words} role="status">
        <strong className={text({ weight: 'semibold' })}>{label}</strong>
        {note && <span className={text({ tone: 'muted' })}>{note}</span>}
        {sum && <span className={text({ tone: 'muted' })}>{sum}</span>}
        <span className={styles.hint}>{m.trading_selection_key()}</span>
        {warning && (
          <span id={warningId} className={text({ tone: 'warning', size: 'sm' })}>
            {warning}
          </span>
        )}
      </p>
      <div ref={tools} className={styles.tools}>
        {onClear && (
          <Button look="ghost" onClick={onClear}>
            {m.trading_selection_clear()}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
