import type { Device } from '#device/device.ts'
import * as m from '#paraglide/messages.js'

/** A way to another page. `path` is the public one; `owns` lists the paths below which it counts as the current. */
export interface SectionLink {
  path: string
  label: () => string
  owns?: readonly string[]
}

export const mainLinks: readonly SectionLink[] = [
  { path: '/market/csgo', label: m.shell_nav_market, owns: ['/market', '/goods'] },
  { path: '/inventory', label: m.shell_nav_inventory, owns: ['/inventory'] },
  { path: '/sale', label: m.shell_nav_selling, owns: ['/sale'] },
  { path: '/purchase', label: m.shell_nav_buying, owns: ['/purchase'] },
]

export const inventoryLinks: readonly SectionLink[] = [
  { path: '/inventory/steam_inventory', label: m.shell_inventory_steam },
  { path: '/inventory/to_receive', label: m.shell_inventory_to_receive },
  { path: '/inventory/purchase_history', label: m.shell_inventory_history },
  { path: '/inventory/sent_bargain', label: m.shell_inventory_bargains },
]

export const saleLinks: readonly SectionLink[] = [
  { path: '/sale/on_sale', label: m.shell_sale_on_sale },
  { path: '/sale/to_delivery', label: m.shell_sale_to_delivery },
  { path: '/sale/received_bargain', label: m.shell_sale_bargains },
  { path: '/sale/sell_history', label: m.shell_sale_history },
]

export const purchaseLinks: readonly SectionLink[] = [
  { path: '/purchase/wait_supply', label: m.shell_purchase_wait },
  { path: '/purchase/suspended', label: m.shell_purchase_suspended },
  { path: '/purchase/purchase_record', label: m.shell_purchase_record },
]

export const mineLinks: readonly SectionLink[] = [
  { path: '/wallet', label: m.shell_menu_wallet },
  { path: '/collect', label: m.shell_menu_collect },
  { path: '/backpack', label: m.shell_menu_backpack },
  { path: '/message', label: m.shell_menu_message },
  { path: '/feedback', label: m.shell_menu_feedback },
  { path: '/receivables', label: m.shell_menu_receivables },
  { path: '/setting', label: m.shell_menu_setting },
]

const isAtOrBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** Whether a link leads to where the visitor is. Paths without the page set's prefix. */
export function isCurrent(link: SectionLink, path: string): boolean {
  return (link.owns ?? [link.path]).some((root) => (root === '/' ? path === '/' : isAtOrBelow(path, root)))
}

/** The links whose page there is, with their address: in the visitor's own page set, else in the other one, whose prefix stays. A
 * link to nowhere is never shown. */
export function existing<Link extends { path: string }>(
  links: readonly Link[],
  device: Device,
  routes: object,
): (Link & { href: string })[] {
  const hasRoute = (set: Device, path: string) => {
    const route = `/${set}${path.split(/[?#]/)[0]}`
    return route in routes || `${route}/` in routes || route.replace(/\/$/, '') in routes
  }
  const other = device === 'pc' ? 'mobile' : 'pc'
  return links.flatMap((link) => {
    if (hasRoute(device, link.path)) return [{ ...link, href: link.path }]
    return hasRoute(other, link.path) ? [{ ...link, href: `/${other}${link.path}` }] : []
  })
}
