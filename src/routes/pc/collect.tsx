import { createFileRoute } from '@tanstack/react-router'
import { BookmarksPage } from '#features/bookmarks/bookmarks-page.tsx'
import { BookmarksPending } from '#features/bookmarks/bookmarks-pending.tsx'
import { bookmarkedGoodsQuery, bookmarkedListingsQuery } from '#features/bookmarks/queries.ts'
import { bookmarksSearch } from '#features/bookmarks/search.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/collect')({
  staticData: { layout: 'mine' },
  validateSearch: bookmarksSearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => ({ tab: search.tab ?? 'goods' }),
  loader: async (page) => {
    const { queryClient } = page.context
    // Prices move: what was seen here before is asked for again.
    const meta = { quiet: true }
    await loadSignedIn<unknown>(
      page,
      page.deps.tab === 'goods'
        ? queryClient.fetchInfiniteQuery({ ...bookmarkedGoodsQuery(), meta })
        : queryClient.fetchInfiniteQuery({ ...bookmarkedListingsQuery(), meta }),
    )
  },
  head: () => ({ meta: [{ title: `${m.bookmarks_title()} · ${m.app_name()}` }] }),
  pendingComponent: BookmarksPending,
  component: Page,
})

function Page() {
  return <BookmarksPage tab={Route.useSearch().tab ?? 'goods'} />
}
