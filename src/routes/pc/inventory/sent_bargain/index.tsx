import { createFileRoute } from '@tanstack/react-router'
import { BargainsPage } from '#features/bargains/bargains-page.tsx'
import { BargainsPending } from '#features/bargains/bargains-pending.tsx'
import { loadBargains } from '#features/bargains/load-bargains.ts'
import { bargainsSearch } from '#features/bargains/search.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadInSection } from '#features/shell/section/load-in-section.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/inventory/sent_bargain/')({
  staticData: { layout: 'inventory' },
  validateSearch: bargainsSearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => ({ show: search.show ?? 'open' }),
  loader: (page) => loadInSection(page, loadBargains(page.context.queryClient, 'buyer', page.deps.show)),
  head: () => ({ meta: [{ title: `${m.bargains_title_sent()} · ${m.app_name()}` }] }),
  pendingComponent: BargainsPending,
  component: Page,
})

function Page() {
  return <BargainsPage side="buyer" show={Route.useSearch().show ?? 'open'} />
}
