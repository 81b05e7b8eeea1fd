import { useEffect, type RefObject } from 'react'
import { rescueFocus } from '#lib/browser/rescue-focus.ts'

/** How long after the end of a dialog its action may still remove the opener, in ms: the lists are being refetched. */
const patience = 10_000

const canFocus = (element: HTMLElement | null) => element?.checkVisibility() && !element.matches(':disabled')

/**
 * Moves focus to the page's content if it is lost with a dialog's opener, which the dialog's action has removed or
 * disabled.
 */
export function useRescuedFocus(isOpen: boolean, opener: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return
    const before = opener.current
    const { pathname } = location
    // A dialog that ends with its page has nothing to go back to.
    return () => void (location.pathname === pathname && watch(before))
  }, [isOpen, opener])
}

function watch(opener: HTMLElement | null): void {
  const stops = new AbortController()
  const rescue = () => {
    if (!canFocus(opener) && rescueFocus()) stops.abort()
  }
  const observer = new MutationObserver(rescue)
  const timers = [
    // The dialog itself restores the focus a moment after it has closed.
    setTimeout(() => {
      rescue()
      if (!stops.signal.aborted)
        observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    }, 100),
    setTimeout(() => stops.abort(), patience),
  ]
  stops.signal.addEventListener('abort', () => {
    observer.disconnect()
    timers.forEach(clearTimeout)
  })
  // Whoever has moved on needs no help.
  document.addEventListener('focusin', ({ target }) => target !== opener && stops.abort(), { signal: stops.signal })
}
