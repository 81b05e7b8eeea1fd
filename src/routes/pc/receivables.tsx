import { createFileRoute } from '@tanstack/react-router'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { backSearch } from '#features/navigation/own-path.ts'
import { loadReceivables } from '#features/receivables/load-receivables.ts'
import { ReceivablesPage } from '#features/receivables/receivables-page.tsx'
import { ReceivablesPending } from '#features/receivables/receivables-pending.tsx'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/receivables')({
  staticData: { layout: 'mine' },
  validateSearch: backSearch,
  beforeLoad: requireAuth,
  loader: (page) => loadSignedIn(page, loadReceivables(page.context.queryClient)),
  head: () => ({ meta: [{ title: `${m.receivables_title()} · ${m.app_name()}` }] }),
  pendingComponent: ReceivablesPending,
  component: ReceivablesPage,
})
