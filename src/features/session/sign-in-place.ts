import type { QueryClient } from '@tanstack/react-query'
import type { Device } from '#device/device.ts'
import { toPublic } from '#device/rewrite.ts'

/** What a route's `beforeLoad` and `loader` receive, as far as the account needs it. */
export interface GuardedPage {
  context: { queryClient: QueryClient; page: { device: Device } }
  /** The hash, without `#`, is empty on the server. */
  location: { pathname: string; searchStr: string; hash: string }
  /** The page is being preloaded, because its link is hovered or focused. */
  preload?: boolean
}

/** Where a visitor is sent to sign in first, with the page to return to. */
export function signInPlace(device: Device, location: GuardedPage['location']) {
  const hash = location.hash && `#${location.hash}`
  const redirect_url = toPublic(location.pathname, device) + withoutLogin(location.searchStr) + hash
  const to = device === 'pc' ? '/pc/market/csgo' : '/mobile/goods'
  return { to, search: { login: true, redirect_url } } as const
}

/** A page left through the login dialog must not reopen it on return. */
function withoutLogin(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('login')
  params.delete('redirect_url')
  const rest = params.toString()
  return rest && `?${rest}`
}
