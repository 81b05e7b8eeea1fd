import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** What "back" closes; the last one is on top. */
const open: object[] = []

/** Has "back" close a dialog, or a step of it, in place of leaving the page with what was typed. */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const history = useRouter({ warn: false })?.history
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const self = {}
    open.push(self)
    const stop = history?.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || open.at(-1) !== self) return false
        close()
        return true
      },
    })
    return () => {
      stop?.()
      open.splice(open.indexOf(self), 1)
    }
  }, [history, isOpen])
}
