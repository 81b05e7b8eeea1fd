import { Spinner } from '#design/ui/status/spinner.tsx'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'

/** Shown when a page takes longer than a moment; pages with their own skeleton set it as `pendingComponent`. */
export function PendingView() {
  return (
    <div className={row({ justify: 'center' })}>
      <Spinner label={m.loading()} />
    </div>
  )
}
