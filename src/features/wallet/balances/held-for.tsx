import type { Wallet } from '#features/balance/queries.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { walletPage } from '#styled-system/recipes/wallet-page.js'

type Part = Wallet['held_for'][number]

/** The purposes of holds, with the page that manages each. */
const purposes: Record<Part['kind'], { label: () => string; path: string; search?: string }> = {
  purchase_order: { label: m.wallet_held_purchase_orders, path: '/purchase/wait_supply' },
  bargain: { label: m.wallet_held_bargains, path: '/inventory/sent_bargain' },
  withdrawal: { label: m.wallet_held_withdrawals, path: '/wallet', search: '?log=withdraw' },
}

/** The parts of the held money, each linked to what it is held for. */
export function HeldFor({ parts }: { parts: readonly Part[] }) {
  const { find } = usePlace()
  const styles = walletPage()
  if (parts.length === 0) return null
  return (
    <ul className={styles.heldFor} aria-label={m.wallet_held_for()}>
      {parts.map(({ kind, amount }) => {
        const { label, path, search = '' } = purposes[kind]
        const href = find(path)
        return (
          <li key={kind} className={styles.heldPart}>
            {href ? (
              <a className={styles.link} href={href + search}>
                {label()}
              </a>
            ) : (
              label()
            )}
            <span>{formatMoney(amount)}</span>
          </li>
        )
      })}
    </ul>
  )
}
