import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { siteHost } from './site-host.ts'

export const sessionCookie = 'token'
const day = 24 * 3600
/** S9.1 */
const days = { short: 3, remembered: 15 }

function attributes() {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: siteHost().publicUrl?.startsWith('https://') ?? false,
    path: '/',
  } as const
}

export const sessionToken = () => getCookie(sessionCookie)

/** Keeps the session in the visitor's browser: 3 days, or 15 when asked to be remembered. Scripts of the page never see it. */
export function setSession(token: string, options: { remember: boolean }) {
  const maxAge = (options.remember ? days.remembered : days.short) * day
  setCookie(sessionCookie, token, { ...attributes(), maxAge })
}

export function clearSession() {
  deleteCookie(sessionCookie, attributes())
}
