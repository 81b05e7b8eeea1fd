import { useEffect } from 'react'
import { changeTimeZone, renderedTimeZone } from '#i18n/time-zone.ts'

/** Milliseconds. A browser that draws nothing may not call itself idle for a minute. */
const atLatest = 2_000

/** Stands beside what a page shows, and says on `<html>` when that is hydrated: what people do from then on is heard. The times
 * that the server wrote in another zone are then told in the visitor's own. */
export function HydrationMark() {
  useEffect(() => {
    // What lies deeper is hydrated a moment after what stands around it, before the browser has nothing to do.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(markHydrated, 100)
      return () => clearTimeout(timer)
    }
    const call = requestIdleCallback(markHydrated, { timeout: atLatest })
    return () => cancelIdleCallback(call)
  }, [])
  return null
}

function markHydrated() {
  document.documentElement.dataset.hydrated = ''
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (timeZone !== renderedTimeZone()) changeTimeZone(timeZone)
}
