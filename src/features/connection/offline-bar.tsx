import * as m from '#paraglide/messages.js'
import { offlineBar } from '#styled-system/recipes/offline-bar.js'
import { useIsOffline } from './use-is-offline.ts'

/** What tells why something is disabled offline points here. */
export const offlineBarId = 'offline'

/** Says on every page that the browser has no network. It is always there, so that a screen reader notices what comes into it, and
 * `aria-live` keeps it from being hidden by an open dialog. */
export function OfflineBar() {
  const isOffline = useIsOffline()
  return (
    <p id={offlineBarId} className={offlineBar()} aria-live="polite">
      {isOffline && m.error_offline_frame()}
    </p>
  )
}
