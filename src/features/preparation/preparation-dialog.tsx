import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import * as m from '#paraglide/messages.js'
import { preparation } from '#styled-system/recipes/preparation.js'
import type { HeldAction } from './notice-store.ts'
import { PreparationReady } from './preparation-ready.tsx'
import { PreparationChecklist } from './preparation-checklist.tsx'
import { usePreparation } from './use-preparation.ts'

interface PreparationDialogProps {
  isOpen: boolean
  onClose: () => void
  closeLabel: string
  /** The exchange's reason for showing it. */
  reason: string | undefined
  /** What continues once everything is done, without another click. */
  held: HeldAction | undefined
}

/** S2.40 The checklist, over the page that needed it. */
export function PreparationDialog({ reason, held, onClose, ...dialog }: PreparationDialogProps) {
  const { isReady, isKnown } = usePreparation()
  const styles = preparation()
  const hasBecomeReady = useHasBecomeReady(dialog.isOpen, isReady, isKnown)
  const end = () => {
    onClose()
    held?.onEnd(isReady)
  }
  const goOn = useEffectEvent(() => end())
  const goesOn = dialog.isOpen && isReady && held !== undefined
  useEffect(() => {
    if (goesOn) goOn()
  }, [goesOn])
  return (
    <FormDialog
      {...dialog}
      onClose={end}
      title={m.preparation_title()}
      description={held ? m.preparation_held() : m.preparation_text()}
      footer={
        isReady &&
        !held && (
          <Button look="primary" onClick={end}>
            {m.preparation_continue()}
          </Button>
        )
      }
    >
      <div className={styles.root}>
        {reason && !hasBecomeReady ? <p className={styles.reason}>{reason}</p> : isReady && <PreparationReady />}
        <PreparationChecklist isGuided />
      </div>
    </FormDialog>
  )
}

/**
 * Whether something was missing after the dialog opened and is done now, so that the exchange's reason no longer holds.
 */
function useHasBecomeReady(isOpen: boolean, isReady: boolean, isKnown: boolean): boolean {
  const [wasMissing, setWasMissing] = useState(false)
  const isMissing = isOpen && (wasMissing || (isKnown && !isReady))
  if (isMissing !== wasMissing) setWasMissing(isMissing)
  return isReady && wasMissing
}
