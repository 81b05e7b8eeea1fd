import type { Device } from './device.ts'
import { isShared, prefixOf, stripPrefix } from './rewrite.ts'

/** S2.20 Pages of the other set that have a differently named counterpart in the visitor's own. */
const twins: Record<Device, Record<string, string>> = {
  mobile: { '/home': '/', '/market': '/goods', '/market/csgo': '/goods' },
  pc: { '/customer_service': '/help' },
}

/** S2.20 The visitor's own counterpart of a page that only the other set has under this path; undefined if none. */
export const twinOf = (device: Device, path: string): string | undefined => twins[device][path]

const other = (device: Device): Device => (device === 'pc' ? 'mobile' : 'pc')

/**
 * The path to redirect a visitor's request to, or undefined if it is right. S2.2 A path that names the visitor's own
 * set loses its prefix; S2.1 one that names the other set stays; S2.20 one that only the other set has goes to its
 * twin, or to the other set itself. `exists` takes prefixed paths of both sets.
 */
export function redirectPath(pathname: string, device: Device, exists: (path: string) => boolean): string | undefined {
  if (isShared(pathname)) return undefined
  const prefix = prefixOf(pathname)
  if (prefix === device) return stripPrefix(pathname)
  if (prefix || exists(`/${device}${pathname}`)) return undefined
  const trimmed = pathname.replace(/\/+$/, '')
  const elsewhere = `/${other(device)}${pathname}`
  return twinOf(device, trimmed) ?? (exists(elsewhere) ? elsewhere : undefined)
}
