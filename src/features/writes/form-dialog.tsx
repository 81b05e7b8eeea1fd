import { createContext, use, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { Dialog, type DialogProps } from '#design/ui/dialog/dialog.tsx'
import * as m from '#paraglide/messages.js'

/** Registers that there is something to lose, and returns the unregister function. */
const Unsaved = createContext<() => () => void>(() => () => {})

/**
 * Tells the `FormDialog` around a form, if there is one, whether closing it would lose what was typed. It knows by the
 * end of the key press: after an ordinary effect, a busy page would have closed on Escape without a question.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const register = use(Unsaved)
  useLayoutEffect(() => (isUnsaved ? register() : undefined), [isUnsaved, register])
}

interface FormDialogProps extends DialogProps {
  /** For a form whose state is kept outside the dialog; one inside calls `useUnsaved`. */
  isUnsaved?: boolean
}

/**
 * A dialog that asks before what was typed in it is lost: with Escape, a press beside it, its close button or "back",
 * and, in the browser's words, when its page is left. Not for forms that keep a draft, which lose nothing.
 */
export function FormDialog({ isUnsaved = false, onClose, children, ...dialog }: FormDialogProps) {
  const [forms, setForms] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const register = useCallback(() => {
    setForms((count) => count + 1)
    return () => setForms((count) => count - 1)
  }, [])
  const isAtStake = dialog.isOpen && (isUnsaved || forms > 0)
  if (isAsking && !isAtStake) setAsking(false)
  useEffect(() => {
    if (!isAtStake) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtStake])
  return (
    <Dialog
      {...dialog}
      // "Back" would close it by the address alone.
      isInAddress={!!dialog.isInAddress && !isAtStake}
      onClose={() => (isAtStake ? setAsking(true) : onClose())}
    >
      <Unsaved value={register}>{children}</Unsaved>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.shell_discard_title()}
        text={m.shell_discard_text()}
        confirmLabel={m.shell_discard()}
        cancelLabel={m.shell_discard_not()}
        closeLabel={m.shell_close()}
        isDanger
        onConfirm={onClose}
      />
    </Dialog>
  )
}
