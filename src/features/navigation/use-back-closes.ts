import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The open dialogs that "back" closes; the last one is on top. */
const open: object[] = []

const nothing = () => false

/**
 * Has "back" close a dialog that is not in the address, as it does those that are, instead of leaving the page with
 * what was typed. A dialog worth a link belongs in the address. While `hasInput` is true, the browser asks before the
 * page is reloaded, closed or left for another site.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, hasInput: () => boolean = nothing) {
  const { history } = useRouter()
  const close = useEffectEvent(onClose)
  const asks = useEffectEvent(hasInput)
  useEffect(() => {
    if (!isOpen) return
    const self = {}
    open.push(self)
    const stop = history.block({
      enableBeforeUnload: () => asks(),
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
