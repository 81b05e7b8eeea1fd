import type { Device } from './device.ts'

/** Paths outside both page sets. */
const shared = /^\/(api|_serverFn)(\/|$)/
const prefixed = /^\/(pc|mobile)(?=\/|$)/

/** The page set in a path's prefix, if any. */
export function prefixOf(pathname: string): Device | undefined {
  return prefixed.exec(pathname)?.[1] as Device | undefined
}

export const isShared = (pathname: string) => shared.test(pathname)

export const stripPrefix = (pathname: string) => pathname.replace(prefixed, '') || '/'

/** S2.1 Public path to route path: a path without a prefix belongs to the visitor's own set. */
export function toInternal(pathname: string, device: Device): string {
  if (isShared(pathname) || prefixOf(pathname)) return pathname
  return `/${device}${pathname === '/' ? '' : pathname}`
}

/** S2.1 Route path to public path: the visitor's own set drops its prefix, the other one keeps it. */
export function toPublic(pathname: string, device: Device): string {
  return prefixOf(pathname) === device ? stripPrefix(pathname) : pathname
}

/** The router's `rewrite` option. */
export function deviceRewrite(device: Device) {
  const apply =
    (map: typeof toInternal) =>
    ({ url }: { url: URL }) => {
      url.pathname = map(url.pathname, device)
      return url
    }
  return { input: apply(toInternal), output: apply(toPublic) }
}
