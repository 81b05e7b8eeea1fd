import type { Device } from './device.ts'
import { isShared, prefixOf, stripPrefix } from './rewrite.ts'

/** S2.20 Pages of the other set that have a differently named counterpart in the visitor's own. */
const twins: Record<Device, Record<string, string>> = {
  mobile: { '/home': '/', '/market': '/goods', '/market/csgo': '/goods' },
  pc: { '/customer_service': '/help' },
}

/** S2.20 The visitor's own counterpart of a page that only the other set has under this path; undefined if none. */
export const twinOf = (device: Device, path: string): string | undefined => twins[device][path]

interface Routes {
  getMatchedRoutes(path: string): readonly [unknown, object, unknown, ...unknown[]]
}

/** Whether a router has a page at a path with its set's prefix. */
export const pageExistsIn = (router: Routes) => (path: string) => {
  const [, params, found] = router.getMatchedRoutes(path)
  // A path below a layout that has no such page matches the layout itself, with the rest of the path as `**`.
  return found !== undefined && !('**' in params)
}

const other = (device: Device): Device => (device === 'pc' ? 'mobile' : 'pc')

/**
 * The path to redirect a visitor's request to, or undefined if it is right. S2.2 A path that names the visitor's own
 * set loses its prefix; S2.1 one that names the other set stays; S2.20 one that only the other set has goes to its
 * twin, or to the other set itself. `exists` takes prefixed paths of both sets.
 */
export function redirectPath(pathname: string, device: Device, exists: (path: string) => boolean): string | undefined {
  if (isShared(pathname)) return undefined
  const prefix = prefixOf(pathname)
  // Two leading slashes would name another host.
  if (prefix === device) return stripPrefix(pathname).replace(/^\/+/, '/')
  if (prefix || exists(`/${device}${pathname}`)) return undefined
  const trimmed = pathname.replace(/\/+$/, '')
  const elsewhere = `/${other(device)}${pathname}`
  return twinOf(device, trimmed) ?? (exists(elsewhere) ? elsewhere : undefined)
}

/** The same for a link within the site: its path, query and hash, as the redirect of a request would have them. */
export function redirectHref(href: string, device: Device, exists: (path: string) => boolean): string {
  const { pathname, search, hash } = new URL(href, 'http://site')
  const path = redirectPath(pathname, device, exists)
  return path === undefined ? href : path + search + hash
}
