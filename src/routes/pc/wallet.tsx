import { createFileRoute } from '@tanstack/react-router'
import { requireAuth } from '#features/account/guards.ts'
import { balancesQuery, flowQuery } from '#features/wallet/queries.ts'
import { WalletPage } from '#features/wallet/wallet-page.tsx'
import { WalletPending } from '#features/wallet/wallet-pending.tsx'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/wallet')({
  staticData: { layout: 'mine' },
  beforeLoad: requireAuth,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(balancesQuery()), queryClient.ensureInfiniteQueryData(flowQuery())]),
  head: () => ({ meta: [{ title: `${m.wallet_title()} · ${m.app_name()}` }] }),
  pendingComponent: WalletPending,
  component: WalletPage,
})
