import type { ReactNode } from 'react'
import { listToolbar } from '#styled-system/recipes/list-toolbar.js'

interface ListToolbarProps {
  /** What the controls narrow down, for screen readers. */
  label: string
  search: ReactNode
  /** Chips and lists of what to show. On a phone they are one line that scrolls sideways. */
  filters?: ReactNode
  /** Sort and view, then what is done with the whole list. */
  tools?: ReactNode
}

/** The one line between a page's tabs and its list: search, filters, sort. */
export function ListToolbar({ label, search, filters, tools }: ListToolbarProps) {
  const styles = listToolbar()
  return (
    <div className={styles.root} role="group" aria-label={label}>
      {search}
      {filters && <div className={styles.filters}>{filters}</div>}
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  )
}
