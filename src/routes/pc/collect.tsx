import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { PriceAlertButton } from '#features/alerts/price-alert-button.tsx'
import { savedSearchesQuery } from '#features/alerts/queries.ts'
import { SavedSearchesTab } from '#features/alerts/saved-searches-tab.tsx'
import { MakeOffer, preloadOffer } from '#features/bargains/make-offer.tsx'
import { BookmarksPage } from '#features/bookmarks/bookmarks-page.tsx'
import { BookmarksPending } from '#features/bookmarks/bookmarks-pending.tsx'
import { bookmarkedGoodsQuery, bookmarkedListingsQuery } from '#features/bookmarks/queries.ts'
import { bookmarksSearch, type Tab } from '#features/bookmarks/search.ts'
import { filterQuery } from '#features/market/queries.ts'
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
    // Prices change, so cached data is revalidated.
    const meta = { quiet: true }
    const loaders: Record<Tab, () => Promise<unknown>> = {
      goods: () => queryClient.fetchInfiniteQuery({ ...bookmarkedGoodsQuery(), meta }),
      listings: () => queryClient.fetchInfiniteQuery({ ...bookmarkedListingsQuery(), meta }),
      searches: () =>
        Promise.all([queryClient.fetchQuery(savedSearchesQuery()), queryClient.ensureQueryData(filterQuery())]),
    }
    await loadSignedIn(page, loaders[page.deps.tab]())
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
      <BookmarksPage
        tab={tab}
        searchesLabel={m.alerts_tab()}
        searches={<SavedSearchesTab />}
        tool={(bookmark, name) => (
          <PriceAlertButton target={targetOf(bookmark)} name={name} isSet={!!bookmark.price_alert} />
        )}
        onBargain={setBargain}
        onAim={preloadOffer}
      />
      <MakeOffer listingId={bargain} onClose={() => setBargain(undefined)} />
    </>
  )
}

const targetOf = ({ listing_id, goods_id, style_id }: { listing_id?: string; goods_id: string; style_id: number }) =>
  listing_id === undefined ? { goods_id, style_id } : { listing_id }
