import { usePlace } from '#features/navigation/use-place.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { walletPage } from '#styled-system/recipes/wallet-page.js'
import type { Balances } from './model.ts'

type Part = Balances['held_for'][number]

/** What money can be held for, and the page where that is seen to. */
const purposes: Record<Part['kind'], { label: () => string; path: string; search?: string }> = {
  purchase_order: { label: m.wallet_held_purchase_orders, path: '/purchase/wait_supply' },
  bargain: { label: m.wallet_held_bargains, path: '/inventory/sent_bargain' },
  withdrawal: { label: m.wallet_held_withdrawals, path: '/wallet', search: '?log=withdraw' },
}

/** The parts of the money that is held, each with the way to what it is set aside for. */
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
