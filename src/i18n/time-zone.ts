export const timeZoneCookie = 'timeZone'
/** Assumed until the visitor's browser reports its own. */
export const defaultTimeZone = 'Asia/Shanghai'

let read = () => defaultTimeZone
let changed: string | undefined
const listeners = new Set<() => void>()

/** The zone in which times are shown. */
export const currentTimeZone = () => changed ?? read()

/** The zone in which the server rendered the page: written on `<html>` and used for hydration. */
export const renderedTimeZone = () => read()

export function provideTimeZone(how: () => string) {
  read = how
}

/** Shows times in the visitor's own zone from now on, whichever the page was rendered in. Browser only. */
export function changeTimeZone(timeZone: string) {
  changed = timeZone
  for (const listener of listeners) listener()
}

/** Calls the listener when the zone changes; returns the unsubscribe function. */
export function onTimeZoneChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const known = new Map<string, boolean>()

/** The time zone in a cookie, or the default if it is invalid. */
export function timeZoneOf(choice: string | null | undefined): string {
  if (!choice || choice.length > 40) return defaultTimeZone
  let isKnown = known.get(choice)
  if (isKnown === undefined) {
    isKnown = isTimeZone(choice)
    // Cookies hold arbitrary values, so the cache is bounded.
    if (known.size < 600) known.set(choice, isKnown)
  }
  return isKnown ? choice : defaultTimeZone
}

function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
