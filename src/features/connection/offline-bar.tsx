import * as m from '#paraglide/messages.js'
import { offlineBar } from '#styled-system/recipes/offline-bar.js'
import { useIsOffline } from './use-is-offline.ts'

/** The id that controls disabled offline refer to as their description. */
export const offlineBarId = 'offline'

/** The offline notice on every page. Always rendered, so that screen readers notice when it fills; `aria-live` keeps an
 * open dialog from hiding it. */
export function OfflineBar() {
  const isOffline = useIsOffline()
  return (
    <p id={offlineBarId} className={offlineBar()} aria-live="polite">
      {isOffline && m.error_offline_frame()}
    </p>
  )
}
