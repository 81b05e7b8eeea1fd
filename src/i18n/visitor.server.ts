import { AsyncLocalStorage } from 'node:async_hooks'
import { readCookie } from '#lib/browser/read-cookie.ts'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import type { Locale } from './locale.ts'
import { baseLocale, languageCookie, localeOf } from './locale.ts'
import { defaultTimeZone, provideTimeZone, timeZoneCookie, timeZoneOf } from './time-zone.ts'

const current = new AsyncLocalStorage<{ locale: Locale; timeZone: string }>()

overwriteGetLocale(() => current.getStore()?.locale ?? baseLocale)
provideTimeZone(() => current.getStore()?.timeZone ?? defaultTimeZone)

/**
 * Answers a request in its visitor's language and time zone, which apply to all texts created inside, including
 * asynchronous ones.
 */
export function inVisitorsTerms<Result>(request: Request, answer: () => Result): Result {
  const locale = localeOf(readCookie(request, languageCookie), request.headers.get('accept-language'))
  return current.run({ locale, timeZone: timeZoneOf(readCookie(request, timeZoneCookie)) }, answer)
}
