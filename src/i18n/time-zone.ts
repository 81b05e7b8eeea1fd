export const timeZoneCookie = 'timeZone'
/** Where a visitor is taken to be until their browser has told. */
export const defaultTimeZone = 'Asia/Shanghai'

let read = () => defaultTimeZone
let changed: string | undefined
const listeners = new Set<() => void>()

/** The zone in which times are shown. */
export const currentTimeZone = () => changed ?? read()

/** The zone in which the server has rendered the page at hand: it writes it on `<html>`, and the browser takes the page over in
 * the same one. */
export const renderedTimeZone = () => read()

export function provideTimeZone(how: () => string) {
  read = how
}

/** From now on times are shown in the visitor's own zone, in whichever the page was rendered. In a browser only. */
export function changeTimeZone(timeZone: string) {
  changed = timeZone
  for (const listener of listeners) listener()
}

/** Calls the listener when the zone changes, until the answered function is called. */
export function onTimeZoneChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const known = new Map<string, boolean>()

/** A cookie's time zone, or the default when it names none. */
export function timeZoneOf(choice: string | null | undefined): string {
  if (!choice || choice.length > 40) return defaultTimeZone
  let isKnown = known.get(choice)
  if (isKnown === undefined) {
    isKnown = isTimeZone(choice)
    // Cookies are anything: what is remembered of them stays small.
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
