import type { ReactNode } from 'react'
import { type BalanceName, balanceNames } from '#contract/words.ts'
import { Price } from '#design/ui/data/price.tsx'
import type { Amounts } from '#features/balance/queries.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { text } from '#styled-system/recipes/text.js'
import { walletPage } from '#styled-system/recipes/wallet-page.js'
import { balanceLabel } from './balance-label.ts'
import { barParts, totalOf } from './model.ts'

const meanings: Record<BalanceName, () => string> = {
  available: m.wallet_available_text,
  held: m.wallet_held_text,
  pending: m.wallet_pending_text,
}

interface BalancesCardProps {
  balances: Amounts
  /** The actions on the wallet. */
  actions: ReactNode
  /** Details of a balance, below its meaning. */
  details: Partial<Record<BalanceName, ReactNode>>
  /** Paid purchases not yet settled, below the balances, since they are not part of them. */
  escrow: ReactNode
}

/** The balances as one bar: available, held and pending. */
export function BalancesCard({ balances, actions, details, escrow }: BalancesCardProps) {
  const styles = walletPage()
  const said = m.wallet_bar({
    available: formatMoney(balances.available),
    held: formatMoney(balances.held),
    pending: formatMoney(balances.pending),
  })
  return (
    <section className={card({ pad: 'lg' })} aria-label={m.wallet_balances()}>
      <div className={styles.head}>
        <div className={styles.total}>
          <span className={text({ size: 'sm', tone: 'muted' })}>{m.wallet_total()}</span>
          <Price amount={totalOf(balances)} size="xl" />
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <svg className={styles.bar} role="img" aria-label={said}>
        {barParts(balances).map(({ name, start, width }) => (
          <rect key={name} className={styles[name]} x={`${start}%`} y="0" width={`${width}%`} height="100%" />
        ))}
      </svg>
      <dl className={styles.legend}>
        {balanceNames.map((name) => (
          <div key={name} className={styles.entry}>
            <dt className={styles.entryHead}>
              <svg className={styles.dot} viewBox="0 0 8 8" aria-hidden="true">
                <rect className={styles[name]} width="8" height="8" rx="4" />
              </svg>
              {balanceLabel(name)}
            </dt>
            <dd>
              <Price amount={balances[name]} size="lg" />
            </dd>
            <dd className={styles.entryText}>
              {meanings[name]()}
              {details[name]}
            </dd>
          </div>
        ))}
      </dl>
      {escrow}
    </section>
  )
}
