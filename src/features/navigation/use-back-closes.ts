import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The open dialogs that "back" closes; the last one is on top. */
const open: object[] = []

/**
 * Has "back" close a dialog that is not in the address, as it does those that are, instead of leaving the page with
 * what was typed. A dialog worth a link belongs in the address.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const { history } = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const self = {}
    open.push(self)
    const stop = history.block({
      // Closing the tab or reloading needs no question.
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || open.at(-1) !== self) return false
        close()
        return true
      },
    })
    return () => {
      stop()
      open.splice(open.indexOf(self), 1)
    }
  }, [history, isOpen])
}
