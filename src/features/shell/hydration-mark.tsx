import { useEffect } from 'react'
import { changeTimeZone, renderedTimeZone } from '#i18n/time-zone.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'

/**
 * Rendered beside the content; marks `<html>` once that is hydrated and responds to input. Times the server rendered in
 * another zone then switch to the visitor's own.
 */
export function HydrationMark() {
  // Nested parts hydrate shortly after their surroundings, before the browser is idle.
  useEffect(() => whenIdle(markHydrated), [])
  return null
}

function markHydrated() {
  document.documentElement.dataset.hydrated = ''
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (timeZone !== renderedTimeZone()) changeTimeZone(timeZone)
}
