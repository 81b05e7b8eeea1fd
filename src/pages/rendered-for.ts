import { nobody } from '#lib/browser/rendered-for.ts'
import { readCookie } from '#lib/browser/read-cookie.ts'
import { sessionCookie } from '#upstream/with-session.ts'
import { termsOf } from './terms.ts'

const encoder = new TextEncoder()

/**
 * Tells apart whom a page was rendered for, and in which language and page set, without giving the session's token away.
 * The service worker keeps pages of one such value only.
 */
export async function renderedFor(request: Request): Promise<string> {
  const token = readCookie(request, sessionCookie)
  if (token === undefined) return nobody
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token)))
  const session = Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const { locale, device } = termsOf(request)
  return `${session}.${locale}.${device}`
}
