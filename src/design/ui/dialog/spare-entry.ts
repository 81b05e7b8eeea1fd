import type { RouterHistory } from '@tanstack/react-router'

/** What a history entry's state says of it, beside what the router keeps there. */
interface Marked {
  __TSR_key?: string
  __TSR_index?: number
  /** The first entry of a document, or the one laid over it. */
  spare?: 'below' | 'above'
}

interface Overlays {
  isAnyOpen: () => boolean
  closeTop: () => void
}

const stateNow = () => (window.history.state ?? {}) as Marked

// The router listens to the methods of the object itself, and would load the page again.
const { pushState, replaceState } = globalThis.History?.prototype ?? {}

let isWatching = false

/**
 * Lays a second history entry over the first of a document. "Back" from the first leaves for another document, which no
 * page can hold up; from the second it comes here. Both have the router's key, so that they are one place to it and to
 * the scroll restoration. With nothing left to close, "back" passes the first entry by.
 */
export function laySpareEntry(history: RouterHistory, overlays: Overlays): void {
  if (history.canGoBack() || stateNow().spare === 'above') return
  replaceState.call(window.history, { ...stateNow(), spare: 'below' }, '')
  pushState.call(window.history, { ...stateNow(), spare: 'above' }, '')
  if (isWatching) return
  isWatching = true
  let isReturning = false
  const onPop = (event: PopStateEvent) => {
    const { __TSR_key, __TSR_index, spare } = stateNow()
    const { state } = history.location
    // The router's own steps, and its returns from steps that were held up.
    if (__TSR_index !== state.__TSR_index || !(spare || isReturning)) return
    if (spare === 'below' && overlays.isAnyOpen()) {
      event.stopImmediatePropagation()
      isReturning = true
      window.history.forward()
    } else if (isReturning) {
      event.stopImmediatePropagation()
      // Closing may change the address, so it has waited for the return.
      isReturning = false
      overlays.closeTop()
    } else {
      // The upper one has another key once a change of the search has replaced it.
      if (__TSR_key === state.__TSR_key) event.stopImmediatePropagation()
      if (spare === 'below') window.history.back()
    }
  }
  window.addEventListener('popstate', onPop, { capture: true })
}
