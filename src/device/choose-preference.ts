import { announceCallError } from '#lib/calls/call-events.ts'
import { isOffline } from '#lib/browser/connection.ts'
import { writePreference } from './preferences.ts'

/**
 * Changes language or page set permanently. Reloads the page, because exchange texts change as well and the server
 * finds the page's twin in the other set; address and scroll position are kept.
 */
export function choosePreference(cookie: string, value: string) {
  if (isOffline()) return announceCallError({ kind: 'offline', isWrite: true })
  writePreference(cookie, value)
  location.reload()
}
