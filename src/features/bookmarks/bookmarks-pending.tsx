import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { bookmarksList } from '#styled-system/recipes/bookmarks-list.js'

export function BookmarksPending() {
  return (
    <div className={bookmarksList().root} aria-busy="true" aria-label={m.bookmarks_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="row" count={8} />
    </div>
  )
}
