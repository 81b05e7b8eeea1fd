import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { walletQuery } from '#features/balance/queries.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { MoneyLink } from '#features/connection/money-button.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import { OwnStanding } from '#features/standing/own-standing.tsx'
import * as m from '#paraglide/messages.js'
import { walletPage } from '#styled-system/recipes/wallet-page.js'
import { BalancesCard } from './balances/balances-card.tsx'
import { EscrowLine, EscrowOrders } from './balances/escrow.tsx'
import { HeldFor } from './balances/held-for.tsx'
import { Settlements } from './balances/settlements.tsx'
import { WalletLogs } from './logs/wallet-logs.tsx'
import { OpenMoney } from './open-money.tsx'
import type { WalletSearch } from './search.ts'
import { useWalletAddress, type WalletAddress } from './use-wallet-address.ts'
import { preload, WalletDialogs } from './wallet-dialogs.tsx'

/** The person's balances, ways to add and withdraw money, and the logs behind them. */
export function WalletPage({ search }: { search: WalletSearch }) {
  const found = useSuspenseQuery(walletQuery(useQueryClient()))
  const { data: wallet } = found
  const address = useWalletAddress(search)
  const styles = walletPage()
  const hasPending = wallet.pending !== '0.00'
  const hasEscrow = wallet.in_escrow.orders > 0
  return (
    <div className={styles.root}>
      <Head address={address} />
      <AsOf query={found} />
      <OwnStanding section="recharge" />
      <BalancesCard
        balances={wallet}
        actions={<Actions address={address} />}
        details={{
          held: <HeldFor parts={wallet.held_for} />,
          pending: hasPending && (
            <span className={styles.links}>
              <a className={styles.link} href="#pending">
                {m.wallet_pending_when()}
              </a>
            </span>
          ),
        }}
        escrow={hasEscrow && <EscrowLine escrow={wallet.in_escrow} />}
      />
      <OpenMoney address={address} />
      {hasPending && <Settlements />}
      {hasEscrow && <EscrowOrders total={wallet.in_escrow.amount} />}
      <WalletLogs search={search} address={address} />
      <WalletDialogs search={search} address={address} />
    </div>
  )
}

function Head({ address }: { address: WalletAddress }) {
  const { find } = usePlace()
  const styles = walletPage()
  const accountsHref = find('/receivables')
  return (
    <div className={styles.titleBar}>
      <h1 className={styles.title}>{m.wallet_title()}</h1>
      <div className={styles.links}>
        <a className={styles.link} onPointerEnter={preload.redeem} {...address.link({ redeem: true })}>
          {m.wallet_redeem()}
        </a>
        {accountsHref && (
          <a className={styles.link} href={accountsHref}>
            {m.wallet_accounts()}
          </a>
        )}
      </div>
    </div>
  )
}

function Actions({ address }: { address: WalletAddress }) {
  return (
    <>
      <MoneyLink size="lg" onPointerEnter={preload.withdrawal} {...address.link({ withdrawal: 'new' })}>
        {m.wallet_withdraw()}
      </MoneyLink>
      <MoneyLink look="primary" size="lg" onPointerEnter={preload.recharge} {...address.link({ recharge: 'new' })}>
        {m.wallet_recharge()}
      </MoneyLink>
    </>
  )
}
