import { createFileRoute } from '@tanstack/react-router'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { CollectPage } from '#features/collect/collect-page.tsx'
import { CollectPending } from '#features/collect/collect-pending.tsx'
import { markedGoodsQuery, markedListingsQuery } from '#features/collect/queries.ts'
import { collectSearch } from '#features/collect/search.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/collect')({
  staticData: { layout: 'mine' },
  validateSearch: collectSearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => ({ tab: search.tab ?? 'goods' }),
  loader: async (page) => {
    const { queryClient } = page.context
    // Prices move: what was seen here before is asked for again.
    const meta = { quiet: true }
    await loadSignedIn<unknown>(
      page,
      page.deps.tab === 'goods'
        ? queryClient.fetchInfiniteQuery({ ...markedGoodsQuery(), meta })
        : queryClient.fetchInfiniteQuery({ ...markedListingsQuery(), meta }),
    )
  },
  head: () => ({ meta: [{ title: `${m.collect_title()} · ${m.app_name()}` }] }),
  pendingComponent: CollectPending,
  component: Page,
})

function Page() {
  return <CollectPage tab={Route.useSearch().tab ?? 'goods'} />
}
