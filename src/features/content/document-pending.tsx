import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { documentPage } from '#styled-system/recipes/document-page.js'
import { stack } from '#styled-system/recipes/stack.js'

/** The skeleton of a text. */
export function DocumentPending() {
  return (
    <div className={documentPage().root} aria-busy="true" aria-label={m.content_loading()} role="status">
      <div className={documentPage().paper}>
        <div className={stack({ gap: 3 })}>
          <Skeleton shape="title" />
          <Skeleton width="full" count={12} />
        </div>
      </div>
    </div>
  )
}
