import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Open {
  /** How many had opened before it. */
  order: number
}

/** What "back" closes; the one that opened last is on top. */
const open = new Set<Open>()
let opened = 0

/** Whether "back" closes this one next. */
const isOnTop = (one: Open) => open.has(one) && [...open].every(({ order }) => order <= one.order)

/**
 * Makes "back" close a dialog, or one step of it, instead of leaving the page and losing what was typed. It does so from
 * the moment the dialog is seen: an ordinary effect comes later. `isLeftToAddress`: it closes with its address, for now.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, isLeftToAddress = false) {
  const history = useRouter({ warn: false })?.history
  const close = useEffectEvent(onClose)
  // A dialog that is hidden while a part of it loads comes back in its old place.
  const known = useRef<Open>(undefined)
  useLayoutEffect(() => {
    if (!isOpen) {
      known.current = undefined
      return
    }
    const self = (known.current ??= { order: opened++ })
    if (isLeftToAddress) return
    open.add(self)
    const closeOnReturn = () => {
      if (open.has(self)) close()
    }
    const stop = history?.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || !isOnTop(self)) return false
        // The browser is still at the entry before this one. Closing may change the address, so it waits for the return.
        window.addEventListener('popstate', closeOnReturn, { once: true })
        return true
      },
    })
    return () => {
      stop?.()
      open.delete(self)
    }
  }, [history, isOpen, isLeftToAddress])
}
