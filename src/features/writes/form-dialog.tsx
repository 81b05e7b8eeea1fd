import { useRouter } from '@tanstack/react-router'
import { createContext, use, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { Dialog, type DialogProps } from '#design/ui/dialog/dialog.tsx'
import { innerLink } from '#features/navigation/link-navigation.ts'
import * as m from '#paraglide/messages.js'

type Act = () => void

interface Unsaved {
  /** Registers that there is something to lose, and returns the unregister function. */
  register: () => Act
  askFirst: (act: Act) => void
}

const Unsaved = createContext<Unsaved>({ register: () => () => {}, askFirst: (act) => act() })

/**
 * Tells the `FormDialog` around a form, if there is one, whether closing it would lose what was typed. It knows by the
 * end of the key press: after an ordinary effect, a busy page would have closed on Escape without a question.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const { register } = use(Unsaved)
  useLayoutEffect(() => (isUnsaved ? register() : undefined), [isUnsaved, register])
}

/** For what a press in a form dialog does to close it: asks first if that would lose what was typed. */
export const useAskFirst = () => use(Unsaved).askFirst

interface FormDialogProps extends DialogProps {
  /** For a form whose state is kept outside the dialog; one inside calls `useUnsaved`. */
  isUnsaved?: boolean
}

/**
 * A dialog that asks before what was typed in it is lost: with Escape, a press beside it, its close button, "back" or a
 * link in it, and, in the browser's words, when its page is left. Not for forms that keep a draft, which lose nothing.
 */
export function FormDialog({ isUnsaved = false, onClose, children, ...dialog }: FormDialogProps) {
  const [forms, setForms] = useState(0)
  const router = useRouter({ warn: false })
  /** What waits for the answer to the question. */
  const [asked, setAsked] = useState<Act | null>(null)
  const register = useCallback(() => {
    setForms((count) => count + 1)
    return () => setForms((count) => count - 1)
  }, [])
  const isAtStake = dialog.isOpen && (isUnsaved || forms > 0)
  if (asked && !isAtStake) setAsked(null)
  const askFirst = useCallback((act: Act) => (isAtStake ? setAsked(() => act) : act()), [isAtStake])
  const unsaved = useMemo(() => ({ register, askFirst }), [register, askFirst])
  // Its page is hidden while the one that was chosen instead comes, and an ordinary effect would still ask.
  useLayoutEffect(() => {
    if (!isAtStake) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const askBeforeLink = (event: MouseEvent) => {
      const href = innerLink(event)
      if (href === undefined) return
      event.preventDefault()
      setAsked(() => () => void router.navigate({ href }))
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('click', askBeforeLink, true)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('click', askBeforeLink, true)
    }
  }, [isAtStake, router])
  return (
    <Dialog
      {...dialog}
      // "Back" would close it by the address alone.
      isInAddress={!!dialog.isInAddress && !isAtStake}
      onClose={() => askFirst(onClose)}
    >
      <Unsaved value={unsaved}>{children}</Unsaved>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={m.shell_discard_title()}
        text={m.shell_discard_text()}
        confirmLabel={m.shell_discard()}
        cancelLabel={m.shell_discard_not()}
        closeLabel={m.shell_close()}
        isDanger
        onConfirm={() => {
          setAsked(null)
          asked?.()
        }}
      />
    </Dialog>
  )
}
