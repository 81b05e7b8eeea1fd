import type { ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import * as m from '#paraglide/messages.js'
import { selectionBar } from '#styled-system/recipes/selection-bar.js'
import { text } from '#styled-system/recipes/text.js'
import { useFocusKey } from './use-focus-key.ts'

export interface SelectionBarProps {
  /** How many: "12 selected", "All 312 that match are selected". */
  label: string
  /** What they come to. */
  sum?: ReactNode
  /** Something to know before anything is done, such as that no more can be selected. */
  warning?: string | undefined
  /** Without it there is nothing to be let go: the bar is about the whole list. */
  onClear?: (() => void) | undefined
  /** What can be done with them; the one that matters most last. */
  children: ReactNode
}

/** What is selected and what can be done with it. It rises at the end of its list and stays in sight while that scrolls; because it
 * has a place of its own there, it never covers the last row. On a phone it stands on the bottom bar. */
export function SelectionBar({ label, sum, warning, onClear, children }: SelectionBarProps) {
  const tools = useFocusKey<HTMLDivElement>()
  const styles = selectionBar()
  return (
    <div className={styles.root}>
      <p className={styles.words} role="status">
        <strong className={text({ weight: 'semibold' })}>{label}</strong>
        {sum && <span className={text({ tone: 'muted' })}>{sum}</span>}
        <span className={styles.hint}>{m.trading_selection_key()}</span>
        {warning && <span className={text({ tone: 'warning', size: 'sm' })}>{warning}</span>}
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
