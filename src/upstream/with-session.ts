import { personEventsPath } from '#contract/words.ts'
import { readCookie } from '#lib/browser/read-cookie.ts'

export const sessionCookie = 'token'

/** A token if it is one: other characters could not be sent in a header. */
export const tokenOf = (value: string | undefined) => (value && /^[\w-]{1,200}$/.test(value) ? value : undefined)

/**
 * A request to the exchange as it comes from a browser. Calls get their session from the server functions; only the
 * stream of a person's events is opened by the page itself, which never sees the token: its cookie becomes the header.
 */
export function withSession(request: Request): Request {
  if (new URL(request.url).pathname !== personEventsPath || request.headers.has('authorization')) return request
  const token = tokenOf(readCookie(request, sessionCookie))
  if (!token) return request
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${token}`)
  return new Request(request, { headers })
}
