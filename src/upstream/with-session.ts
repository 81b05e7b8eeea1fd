import { personEventsPath } from '#contract/words.ts'
import { readCookie } from '#lib/browser/read-cookie.ts'

export const sessionCookie = 'token'

/**
 * A request to the exchange as it comes from a browser. Calls get their session from the server functions; only the
 * stream of a person's events is opened by the page itself, which never sees the token: its cookie becomes the header.
 */
export function withSession(request: Request): Request {
  if (new URL(request.url).pathname !== personEventsPath || request.headers.has('authorization')) return request
  const token = readCookie(request, sessionCookie)
  if (!token) return request
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${token}`)
  return new Request(request, { headers })
}
