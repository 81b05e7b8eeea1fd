export const timeZoneCookie = 'timeZone'
/** Where a visitor is taken to be until their browser has told. */
export const defaultTimeZone = 'Asia/Shanghai'

let read = () => defaultTimeZone

/** The zone in which the page at hand shows its times. The server writes it on `<html>` and the browser keeps to it, so that
 * both render the same. */
export const currentTimeZone = () => read()

export function provideTimeZone(how: () => string) {
  read = how
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
