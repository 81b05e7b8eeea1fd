import { createFileRoute } from '@tanstack/react-router'
import { backSearch } from '#features/navigation/own-path.ts'
import { loadReceivingAccounts } from '#features/receiving-accounts/load-receiving-accounts.ts'
import { ReceivingAccountsPage } from '#features/receiving-accounts/receiving-accounts-page.tsx'
import { ReceivingAccountsPending } from '#features/receiving-accounts/receiving-accounts-pending.tsx'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/receivables')({
  staticData: { layout: 'mine' },
  validateSearch: backSearch,
  beforeLoad: requireAuth,
  loader: (page) => loadSignedIn(page, loadReceivingAccounts(page.context.queryClient)),
  head: () => ({ meta: [{ title: `${m.receiving_accounts_title()} · ${m.app_name()}` }] }),
  pendingComponent: ReceivingAccountsPending,
  component: ReceivingAccountsPage,
})
