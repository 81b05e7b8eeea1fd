import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { laySpareEntry } from './spare-entry.ts'

interface Open {
  /** How many had opened before it. */
  order: number
  close: () => void
}

/** What "back" closes; the one that opened last is on top. */
const open = new Set<Open>()
let opened = 0

const topOf = () =>
  [...open].reduce<Open | undefined>((top, one) => (top && top.order > one.order ? top : one), undefined)

const overlays = { isAnyOpen: () => open.size > 0, closeTop: () => topOf()?.close() }

/**
 * Makes "back" close a dialog, or one step of it, instead of leaving the page and losing what was typed. It does so from
 * the moment the dialog is seen: an ordinary effect comes later. `isLeftToAddress`: it closes with its address, for now.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, isLeftToAddress = false) {
  const history = useRouter({ warn: false })?.history
  const close = useEffectEvent(onClose)
  // A dialog that is hidden while a part of it loads comes back in its old place.
  const known = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (!isOpen) {
      known.current = undefined
      return
    }
    const order = (known.current ??= opened++)
    if (isLeftToAddress) return
    const self = {
      order,
      close: () => {
        if (open.has(self)) close()
      },
    }
    open.add(self)
    if (history) laySpareEntry(history, overlays)
    const stop = history?.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || topOf() !== self) return false
        // The browser is still at the entry before this one. Closing may change the address, so it waits for the return.
        window.addEventListener('popstate', self.close, { once: true })
        return true
      },
    })
    return () => {
      stop?.()
      open.delete(self)
    }
  }, [history, isOpen, isLeftToAddress])
}
