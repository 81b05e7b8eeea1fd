import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { walletPage } from '#styled-system/recipes/wallet-page.js'
import { walletLog } from '#styled-system/recipes/wallet-log.js'

/** The wallet's placeholder cards, at their size. */
export function WalletPending() {
  return (
    <div className={walletPage().root} aria-busy="true" aria-label={m.wallet_loading()} role="status">
      <Skeleton shape="title" />
      <div className={card({ pad: 'lg' })}>
        <Skeleton shape="block" width="full" />
      </div>
      <div className={card()}>
        <div className={walletLog().loading}>
          <Skeleton shape="row" width="full" count={6} />
        </div>
      </div>
    </div>
  )
}
