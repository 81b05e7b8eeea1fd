import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MakeOffer, preloadOffer } from '#features/bargains/make-offer.tsx'
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
  const { tab = 'goods', bargain } = Route.useSearch()
  const navigate = useNavigate()
  const setBargain = (listingId: string | undefined) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, bargain: listingId }),
      replace: listingId === undefined,
      resetScroll: false,
    })
  return (
    <>
      <BookmarksPage tab={tab} onBargain={setBargain} onAim={preloadOffer} />
      <MakeOffer listingId={bargain} onClose={() => setBargain(undefined)} />
    </>
  )
}
