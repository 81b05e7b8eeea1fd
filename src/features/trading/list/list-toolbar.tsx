import { useId, useState, type ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { FilterIcon } from '#design/ui/icon/icons.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listToolbar } from '#styled-system/recipes/list-toolbar.js'

interface ListToolbarProps {
  /** What the controls filter, for screen readers. */
  label: string
  search: ReactNode
  /** Chips that choose what to show. On a phone they form one line that scrolls sideways. */
  filters?: ReactNode
  /** Selects, ranges, dates and the sort. On a phone they collapse behind a button. */
  choices?: ReactNode
  /** How many of the choices are active. */
  chosen?: number
  /** The view switch, then actions on the whole list. */
  tools?: ReactNode
  /** On a phone, one button opens a sheet with the choices, the tools and the other filters. */
  sheet?: { onAim: () => void; onOpen: () => void }
}

/** The bar between a page's tabs and its list: search, filters, sort. */
export function ListToolbar({ label, search, filters, choices, chosen = 0, tools, sheet }: ListToolbarProps) {
  const [isOpen, setOpen] = useState(false)
  const choicesId = useId()
  const styles = listToolbar()
  const opening = sheet
    ? ({ 'aria-haspopup': 'dialog', onPointerDown: sheet.onAim, onFocus: sheet.onAim, onClick: sheet.onOpen } as const)
    : { 'aria-expanded': isOpen, 'aria-controls': choicesId, onClick: () => setOpen(!isOpen) }
  return (
    <div className={styles.root} role="group" aria-label={label} data-sheet={sheet ? '' : undefined}>
      <div className={styles.search}>
        {search}
        {choices && (
          <span className={styles.fold}>
            <Button
              size="sm"
              aria-label={chosen > 0 ? m.trading_choices_active({ count: formatNumber(chosen) }) : m.trading_choices()}
              {...opening}
            >
              <FilterIcon />
              {chosen > 0 && <span>{formatNumber(chosen)}</span>}
            </Button>
          </span>
        )}
      </div>
      {filters && <div className={styles.filters}>{filters}</div>}
      {choices && (
        <div id={choicesId} className={styles.choices} data-open={isOpen || undefined}>
          {choices}
        </div>
      )}
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  )
}
