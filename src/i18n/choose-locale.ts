import { writePreference } from '#device/preferences.ts'
import type { Locale } from './locale.ts'
import { languageCookie } from './locale.ts'

/** Changes the language for good. The page is loaded anew, because texts of the exchange change too; place and position stay. */
export function chooseLocale(locale: Locale) {
  writePreference(languageCookie, locale)
  location.reload()
}
