import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { CheckIcon, ErrorIcon } from '#design/ui/icon/icons.tsx'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'

/**
 * The outcome for one of several items. It carries the item's name, because the list may no longer contain the item.
 */
export interface NamedOutcome {
  id: string
  name: string
  isDone: boolean
  /** The failure reason, in user-facing words. */
  message: string
}

interface OutcomesDialogProps {
  outcomes: readonly NamedOutcome[] | null
  onClose: () => void
}

/** Lists the outcome of a bulk change for each item. */
export function OutcomesDialog({ outcomes, onClose }: OutcomesDialogProps) {
  const [isFailedOnly, setFailedOnly] = useState(false)
  // Keep the content during the closing animation.
  const [shown, setShown] = useState(outcomes)
  if (outcomes && outcomes !== shown) {
    setShown(outcomes)
    setFailedOnly(false)
  }
  const all = shown ?? []
  const failed = all.filter(({ isDone }) => !isDone)
  const styles = tradeDialog({ isWide: true })
  return (
    <Dialog
      isOpen={outcomes !== null}
      onClose={onClose}
      title={m.trading_outcomes({ done: formatNumber(all.length - failed.length), count: formatNumber(all.length) })}
      closeLabel={m.shell_close()}
      size="wide"
      footer={
        <Button look="primary" onClick={onClose}>
          {m.shell_close()}
        </Button>
      }
    >
      <div className={styles.root}>
        {failed.length > 0 && failed.length < all.length && (
          <Checkbox
            label={m.trading_outcomes_failed_only({ count: formatNumber(failed.length) })}
            checked={isFailedOnly}
            onChange={() => setFailedOnly(!isFailedOnly)}
          />
        )}
        <ul className={styles.list} aria-label={m.trading_outcomes_list()}>
          {(isFailedOnly ? failed : all).map(({ id, name, isDone, message }) => (
            <li key={id} className={styles.line}>
              <span className={styles.name}>{name}</span>
              <span className={isDone ? styles.good : styles.bad}>
                {isDone ? <CheckIcon size={14} /> : <ErrorIcon size={14} />}
                {isDone ? m.trading_outcome_done() : message}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
