import type { Device } from '#device/device.ts'
import { twinOf } from '#device/redirect.ts'
import * as m from '#paraglide/messages.js'

/** A link to another page. `path` is the public one; `owns` lists the paths at or below which it is current. */
export interface SectionLink {
  path: string
  label: () => string
  owns?: readonly string[]
}

export const mainLinks: readonly SectionLink[] = [
  { path: '/market/csgo', label: m.shell_nav_market, owns: ['/market', '/goods', '/goods_detail'] },
  { path: '/catalogue', label: m.catalogue_title },
  { path: '/inventory', label: m.shell_nav_inventory, owns: ['/inventory'] },
  { path: '/sale', label: m.shell_nav_selling, owns: ['/sale'] },
  { path: '/purchase', label: m.shell_nav_buying, owns: ['/purchase'] },
]

const isAtOrBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** Whether a link is current at a path. Paths are without the page set's prefix. */
export function isCurrent(link: SectionLink, path: string): boolean {
  return (link.owns ?? [link.path]).some((root) => (root === '/' ? path === '/' : isAtOrBelow(path, root)))
}

/**
 * The links whose page exists, with their address: in the visitor's own page set, there under another name, or else in
 * the other one, with its prefix. Dead links are never shown.
 */
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
    const twin = twinOf(device, link.path)
    if (twin !== undefined) return [{ ...link, href: twin }]
    return hasRoute(other, link.path) ? [{ ...link, href: `/${other}${link.path}` }] : []
  })
}
