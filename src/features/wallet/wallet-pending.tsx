import { Skeleton } from '#design/ui/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { walletPage } from '#styled-system/recipes/wallet-page.js'

export function WalletPending() {
  return (
    <div className={walletPage().root} aria-busy="true" aria-label={m.wallet_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="row" count={5} />
    </div>
  )
}
