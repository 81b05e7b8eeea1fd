import { remember } from '#lib/remember.ts'

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

/** The time zone in a cookie, in the zone's own spelling, or the default if it is invalid. */
export function timeZoneOf(choice: string | null | undefined): string {
  return !choice || choice.length > 40 ? defaultTimeZone : zoneNamed(choice)
}

const zoneNamed = remember(600, (name) => {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    // Browsers name places. Offsets would be another 2,879 zones, each with formatters and pages of its own.
    return /^[+-]/.test(timeZone) ? defaultTimeZone : timeZone
  } catch {
    return defaultTimeZone
  }
})
