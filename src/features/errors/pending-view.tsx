import * as m from '#paraglide/messages.js'

/** Shown when a page takes longer than a moment; pages with a skeleton of their own name it as `pendingComponent`. */
export function PendingView() {
  return (
    <main aria-busy="true">
      <p role="status">{m.loading()}</p>
    </main>
  )
}
