import { useCallback, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import * as m from '#paraglide/messages.js'

/** Asks before the sheet of several items is closed, or its page left, with prices that would be lost. One item is left to
 * its address. */
export function useDiscardCheck(isMany: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false)
  const isTyped = useRef(false)
  const close = () => (isMany && isTyped.current ? setAsking(true) : onClose())
  useEffect(() => {
    if (!isMany) return
    const ask = (event: BeforeUnloadEvent) => isTyped.current && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isMany])
  return {
    close,
    /** Notes that there is something to lose. */
    onTyped: useCallback(() => void (isTyped.current = true), []),
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.listing_sheet_discard_title()}
        text={m.listing_sheet_discard_text()}
        confirmLabel={m.listing_sheet_discard()}
        cancelLabel={m.listing_sheet_keep()}
        closeLabel={m.shell_close()}
        isDanger
        onConfirm={onClose}
      />
    ),
  }
}
