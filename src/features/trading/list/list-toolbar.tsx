import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Dialog, preloadDialog } from '#design/ui/dialog/dialog.tsx'
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
  /** Selects, ranges, dates and the sort. On a phone, a button opens them as a sheet. */
  choices?: ReactNode
  /** How many of the choices are active. */
  chosen?: number
  /** The view switch, then actions on the whole list. */
  tools?: ReactNode
  /** A sheet of the page's own, with the choices, the tools and more filters. */
  sheet?: { onAim: () => void; onOpen: () => void }
}

/** The bar between a page's tabs and its list: search, filters, sort. */
export function ListToolbar({ label, search, filters, choices, chosen = 0, tools, sheet }: ListToolbarProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  // On a phone, focusing a field would open the keyboard.
  const done = useRef<HTMLButtonElement>(null)
  const styles = listToolbar()
  const { onAim, onOpen } = sheet ?? { onAim: preloadDialog, onOpen: () => setOpen(true) }
  return (
    <div className={styles.root} role="group" aria-label={label} data-sheet={sheet ? '' : undefined}>
      <div className={styles.search}>
        {search}
        {choices && (
          <span className={styles.opener}>
            <Button
              aria-label={chosen > 0 ? m.trading_choices_active({ count: formatNumber(chosen) }) : m.trading_choices()}
              aria-haspopup="dialog"
              onPointerDown={onAim}
              onFocus={onAim}
              onClick={onOpen}
            >
              <FilterIcon />
              {chosen > 0 && <span>{formatNumber(chosen)}</span>}
            </Button>
          </span>
        )}
      </div>
      {filters && <div className={styles.filters}>{filters}</div>}
      {choices && <div className={styles.choices}>{choices}</div>}
      {tools && <div className={styles.tools}>{tools}</div>}
      {choices && !sheet && (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title={m.trading_choices()}
          closeLabel={m.shell_close()}
          initialFocus={done}
          footer={
            <Button ref={done} size="lg" look="primary" onClick={close}>
              {m.trading_choices_done()}
            </Button>
          }
        >
          <div className={styles.sheetChoices}>{choices}</div>
        </Dialog>
      )}
    </div>
  )
}
