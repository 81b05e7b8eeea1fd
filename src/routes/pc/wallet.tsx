import { createFileRoute } from '@tanstack/react-router'
import { loadBalances } from '#features/balance/queries.ts'
import { guardPage } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { loadWallet } from '#features/wallet/load-wallet.ts'
import { filtersOf, walletSearch } from '#features/wallet/search.ts'
import { WalletPage } from '#features/wallet/wallet-page.tsx'
import { WalletPending } from '#features/wallet/wallet-pending.tsx'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/wallet')({
  staticData: { layout: 'mine' },
  validateSearch: walletSearch,
  beforeLoad: (page) => guardPage(page, { guards: ['auth', 'walletinfo'], wallet: loadBalances }),
  loaderDeps: ({ search }) => filtersOf(search),
  loader: (page) => loadSignedIn(page, loadWallet(page.context.queryClient, page.deps, page.cause === 'stay')),
  head: () => ({ meta: [{ title: `${m.wallet_title()} · ${m.app_name()}` }] }),
  pendingComponent: WalletPending,
  component: Page,
})

function Page() {
  return <WalletPage search={Route.useSearch()} />
}
