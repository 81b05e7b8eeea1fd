import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import type { SignedIn } from '#contract/accounts/auth.ts'
import { decodeCookie, encodeCookie } from '#lib/browser/cookie-value.ts'
import type { CallResult } from '#lib/calls/call-result.ts'
import { siteHost } from './site-host.ts'
import { sessionCookie, tokenOf } from './with-session.ts'

/** Attributes of every cookie that page scripts must not read. */
export function cookieAttributes() {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: siteHost().publicUrl?.startsWith('https://') ?? false,
    path: '/',
  } as const
}

/** Undefined if the visitor is signed out, or their cookie holds no token. */
export const sessionToken = () => tokenOf(decodeCookie(getCookie(sessionCookie)))

/**
 * Stores a login's session in the visitor's browser for as long as it lasts (S9.1). The token goes into its cookie
 * only: page scripts never see it.
 */
export function keepSession(result: CallResult<SignedIn>): CallResult<null> {
  if (!result.ok) return result
  const { token, expires_in: maxAge } = result.data
  setCookie(sessionCookie, encodeCookie(token), { ...cookieAttributes(), maxAge })
  return { ok: true, data: null }
}

export function clearSession() {
  deleteCookie(sessionCookie, cookieAttributes())
}

/** Drops a cookie that holds no token. */
export function dropOddSession() {
  if (getCookie(sessionCookie) && !sessionToken()) clearSession()
}
