import type { IconComponent } from '#design/ui/icon/icon.tsx'
import { HomeIcon, InventoryIcon, MarketIcon, TradesIcon, UserIcon } from '#design/ui/icon/icons.tsx'
import type { SectionLink } from '#features/navigation/sections.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { shellPhone } from '#styled-system/recipes/shell-phone.js'

/** The person's own pages, all under "Me". */
const mine = ['/tasks', '/wallet', '/receivables', '/backpack', '/collect', '/message', '/feedback', '/setting']

const trades = '/inventory/to_receive'
/** The pages of buying, selling and purchase orders. */
const traded = [trades, '/inventory/purchase_history', '/inventory/sent_bargain', '/sale', '/purchase']

const items: readonly (SectionLink & { Icon: IconComponent })[] = [
  { path: '/', label: m.shell_nav_home, Icon: HomeIcon },
  {
    path: '/goods',
    label: m.shell_nav_market,
    Icon: MarketIcon,
    owns: ['/goods', '/goods_detail', '/market', '/catalogue'],
  },
  { path: trades, label: m.shell_nav_trades, Icon: TradesIcon, owns: traded },
  {
    path: '/inventory/steam_inventory',
    label: m.shell_nav_inventory,
    Icon: InventoryIcon,
    owns: ['/inventory/steam_inventory', '/inventory/portfolio'],
  },
  { path: '/wallet', label: m.shell_nav_me, Icon: UserIcon, owns: mine },
]

/** The phone's navigation, within thumb's reach; `waiting` is how many orders wait for the person. */
export function BottomBar({ waiting }: { waiting: number }) {
  const { links } = usePlace()
  const styles = shellPhone()
  return (
    <nav aria-label={m.shell_nav_main()} className={styles.bar}>
      {links(items).map((link) => {
        const Icon = items.find(({ path }) => path === link.path)?.Icon
        const count = link.path === trades ? waiting : 0
        return (
          <a
            key={link.href}
            href={link.href}
            className={styles.item}
            aria-current={link.isCurrent ? 'page' : undefined}
            aria-label={count > 0 ? m.shell_nav_trades_waiting({ count }) : undefined}
          >
            <span className={styles.icon}>
              {Icon && <Icon size={22} />}
              {count > 0 && <span className={styles.badge}>{count > 9 ? '9+' : count}</span>}
            </span>
            {link.label}
          </a>
        )
      })}
    </nav>
  )
}
