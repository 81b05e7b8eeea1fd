import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** What "back" closes; the last one is on top. */
const open: object[] = []

/** Makes "back" close a dialog, or one step of it, instead of leaving the page and losing what was typed. */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const history = useRouter({ warn: false })?.history
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const self = {}
    open.push(self)
    const closeOnReturn = () => {
      if (open.includes(self)) close()
    }
    const stop = history?.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || open.at(-1) !== self) return false
        // The browser is still at the entry before this one. Closing may change the address, so it waits for the return.
        window.addEventListener('popstate', closeOnReturn, { once: true })
        return true
      },
    })
    return () => {
      stop?.()
      open.splice(open.indexOf(self), 1)
    }
  }, [history, isOpen])
}
