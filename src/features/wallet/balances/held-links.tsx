import { usePlace } from '#features/shell/use-place.ts'
import * as m from '#paraglide/messages.js'
import { walletPage } from '#styled-system/recipes/wallet-page.js'

const places = [
  { path: '/purchase/wait_supply', label: m.wallet_held_purchase_orders },
  { path: '/inventory/sent_bargain', label: m.wallet_held_bargains },
]

/** Where held money is held: the pages of what it is set aside for. */
export function HeldLinks() {
  const { links } = usePlace()
  const found = links(places)
  const styles = walletPage()
  if (found.length === 0) return null
  return (
    <span className={styles.links}>
      {found.map(({ href, label }) => (
        <a key={href} className={styles.link} href={href}>
          {label}
        </a>
      ))}
    </span>
  )
}
