import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import type { CallResult } from '#lib/calls/call-result.ts'
import { siteHost } from './site-host.ts'

export const sessionCookie = 'token'
const day = 24 * 3600
/** S9.1 */
const days = { short: 3, remembered: 15 }

/** What every cookie has that scripts of the page must not see. */
export function cookieAttributes() {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: siteHost().publicUrl?.startsWith('https://') ?? false,
    path: '/',
  } as const
}

export const sessionToken = () => getCookie(sessionCookie)

/** Keeps the session of a login in the visitor's browser: 3 days, or 15 when asked to be remembered. The token goes into its
 * cookie and no further: scripts of the page never see it. */
export function keepSession(result: CallResult<{ token: string }>, remember = false): CallResult<null> {
  if (!result.ok) return result
  const maxAge = (remember ? days.remembered : days.short) * day
  setCookie(sessionCookie, result.data.token, { ...cookieAttributes(), maxAge })
  return { ok: true, data: null }
}

export function clearSession() {
  deleteCookie(sessionCookie, cookieAttributes())
}
