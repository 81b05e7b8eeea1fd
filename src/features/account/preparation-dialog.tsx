import { Button } from '#design/ui/button.tsx'
import { Dialog } from '#design/ui/dialog.tsx'
import * as m from '#paraglide/messages.js'
import { preparation } from '#styled-system/recipes/preparation.js'
import { PreparationChecklist } from './preparation-checklist.tsx'
import { preparationOf } from './preparation-model.ts'
import { usePreparation } from './use-preparation.ts'

interface PreparationDialogProps {
  isOpen: boolean
  onClose: () => void
  closeLabel: string
  /** Why it is shown: what the exchange said. */
  reason: string | undefined
}

/** S2.40 The checklist over the page where it was missing. */
export function PreparationDialog({ reason, ...dialog }: PreparationDialogProps) {
  const { data: person, failure } = usePreparation()
  const isReady = !!person && preparationOf(person, failure).every(({ isDone }) => isDone)
  const styles = preparation()
  return (
    <Dialog
      {...dialog}
      title={m.account_preparation_title()}
      description={m.account_preparation_text()}
      footer={
        isReady && (
          <Button look="primary" onClick={dialog.onClose}>
            {m.account_preparation_continue()}
          </Button>
        )
      }
    >
      <div className={styles.root}>
        {reason && <p className={styles.reason}>{reason}</p>}
        <PreparationChecklist />
      </div>
    </Dialog>
  )
}
