import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Device } from '#device/device.ts'
import { toPublic } from '#device/rewrite.ts'
import { sessionQuery } from './queries.ts'

export interface GuardedPage {
  context: { queryClient: QueryClient; page: { device: Device } }
  location: { pathname: string; searchStr: string }
}

/** S2.16 A route's `beforeLoad` where a session is needed: without one, the visitor gets the market page with the login dialog
 * open, and `redirect_url` names the page that was asked for. The exchange refuses on its own; this only saves the visitor a
 * page of refusals. */
export async function requireAuth({ context, location }: GuardedPage) {
  const session = await context.queryClient.ensureQueryData(sessionQuery())
  if (session) return { session }
  throw redirect(signInPlace(context.page.device, location))
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
