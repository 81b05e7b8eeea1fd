import type { QueryClient } from '@tanstack/react-query'
import type { Device } from '#device/device.ts'
import { toPublic } from '#device/rewrite.ts'

/** What a route's `beforeLoad` and `loader` are given, as far as the account has to do with it. */
export interface GuardedPage {
  context: { queryClient: QueryClient; page: { device: Device } }
  location: { pathname: string; searchStr: string }
  /** The page is fetched ahead, because its link is pointed at. */
  preload?: boolean
}

/** Where a visitor goes who has to sign in first, and comes back from. */
export function signInPlace(device: Device, location: GuardedPage['location']) {
  const redirect_url = toPublic(location.pathname, device) + withoutLogin(location.searchStr)
  const to = device === 'pc' ? '/pc/market/csgo' : '/mobile/goods'
  return { to, search: { login: true, redirect_url } } as const
}

/** A page that was left by the login dialog itself must not come back with it open. */
function withoutLogin(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('login')
  params.delete('redirect_url')
  const rest = params.toString()
  return rest && `?${rest}`
}
