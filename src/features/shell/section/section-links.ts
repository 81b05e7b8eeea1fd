import type { IconComponent } from '#design/ui/icon/icon.tsx'
import { InventoryIcon, WalletIcon } from '#design/ui/icon/icons.tsx'
import { BookmarkIcon, CardIcon, MailIcon, SettingsIcon, TasksIcon } from '#design/ui/icon/account-icons.tsx'
import { TalkIcon } from '#design/ui/icon/page-icons.tsx'
import type { SectionLink } from '#features/navigation/sections.ts'
import * as m from '#paraglide/messages.js'

export const inventoryLinks: readonly SectionLink[] = [
  { path: '/inventory/steam_inventory', label: m.shell_inventory_steam },
  { path: '/inventory/to_receive', label: m.shell_inventory_to_receive },
  { path: '/inventory/purchase_history', label: m.shell_inventory_history },
  { path: '/inventory/sent_bargain', label: m.shell_inventory_bargains },
  { path: '/inventory/portfolio', label: m.shell_inventory_portfolio },
]

export const saleLinks: readonly SectionLink[] = [
  { path: '/sale/on_sale', label: m.shell_sale_on_sale },
  { path: '/sale/to_delivery', label: m.shell_sale_to_delivery },
  { path: '/sale/received_bargain', label: m.shell_sale_bargains },
  { path: '/sale/sell_history', label: m.shell_sale_history },
  { path: '/sale/rules', label: m.shell_sale_rules },
  { path: '/sale/shop', label: m.shell_sale_shop },
]

export const purchaseLinks: readonly SectionLink[] = [
  { path: '/purchase/wait_supply', label: m.shell_purchase_wait },
  { path: '/purchase/suspended', label: m.shell_purchase_suspended },
  { path: '/purchase/purchase_record', label: m.shell_purchase_record },
]

/** S2.7 All of a person's own pages: tasks first, then money. */
export const mineLinks: readonly SectionLink[] = [
  { path: '/tasks', label: m.shell_tasks },
  { path: '/wallet', label: m.shell_menu_wallet },
  { path: '/receivables', label: m.shell_menu_receiving_accounts },
  { path: '/backpack', label: m.shell_menu_backpack },
  { path: '/collect', label: m.shell_menu_bookmarks },
  { path: '/message', label: m.shell_menu_message },
  { path: '/feedback', label: m.shell_menu_feedback },
  { path: '/setting', label: m.shell_menu_setting },
]

/** By path. */
export const mineIcons: Readonly<Record<string, IconComponent>> = {
  '/tasks': TasksIcon,
  '/wallet': WalletIcon,
  '/receivables': CardIcon,
  '/backpack': InventoryIcon,
  '/collect': BookmarkIcon,
  '/message': MailIcon,
  '/feedback': TalkIcon,
  '/setting': SettingsIcon,
}
