import { announceCallError } from '#lib/calls/call-events.ts'
import { isOffline } from '#lib/browser/connection.ts'
import { writePreference } from './preferences.ts'

/** Changes language or page set for good. The page is loaded again, because texts of the exchange change too and the server finds the
 * page's twin in the other set; place and position stay. */
export function choosePreference(cookie: string, value: string) {
  if (isOffline()) return announceCallError({ kind: 'offline', isWrite: true })
  writePreference(cookie, value)
  location.reload()
}
