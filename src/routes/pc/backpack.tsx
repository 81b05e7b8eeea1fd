import { createFileRoute } from '@tanstack/react-router'
import { BackpackPage } from '#features/backpack/backpack-page.tsx'
import { BackpackPending } from '#features/backpack/backpack-pending.tsx'
import { backpackQuery } from '#features/backpack/queries.ts'
import { backpackSearch } from '#features/backpack/search.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/backpack')({
  staticData: { layout: 'mine' },
  validateSearch: backpackSearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => backpackSearch(search),
  loader: (page) =>
    loadSignedIn(
      page,
      page.context.queryClient.ensureInfiniteQueryData({ ...backpackQuery(page.deps), meta: { quiet: true } }),
    ),
  head: () => ({ meta: [{ title: `${m.backpack_title()} · ${m.app_name()}` }] }),
  pendingComponent: BackpackPending,
  component: Page,
})

function Page() {
  return <BackpackPage search={backpackSearch(Route.useSearch())} />
}
