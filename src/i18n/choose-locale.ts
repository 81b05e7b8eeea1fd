import { writePreference } from '#device/preferences.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { isOffline } from '#lib/browser/connection.ts'
import type { Locale } from './locale.ts'
import { languageCookie } from './locale.ts'

/** Changes the language for good. The page is loaded anew, because texts of the exchange change too; place and position stay. */
export function chooseLocale(locale: Locale) {
  if (isOffline()) return announceCallError({ kind: 'offline', isWrite: true })
  writePreference(languageCookie, locale)
  location.reload()
}
