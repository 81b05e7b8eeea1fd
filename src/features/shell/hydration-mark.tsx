import { useEffect } from 'react'
import { changeTimeZone, renderedTimeZone } from '#i18n/time-zone.ts'

/** Milliseconds. A browser that paints nothing may not report idle for a minute. */
const atLatest = 2_000

/**
 * Rendered beside the content; marks `<html>` once that is hydrated and responds to input. Times the server rendered in
 * another zone then switch to the visitor's own.
 */
export function HydrationMark() {
  useEffect(() => {
    // Nested parts hydrate shortly after their surroundings, before the browser is idle.
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
