import { shownUserHeader } from '../calls/shown-user.ts'
import { UpstreamError } from '../calls/call-result.ts'
import { hearMarketClock } from '../time/market-time.ts'
import { isOffline } from './connection.ts'
import { shownUser } from './shown-user.ts'

/** Present on all of the site's own answers, errors included. */
const ours = 'x-tss-serialized'
/** Requests use the language of the page, which may differ from the visitor's. */
export const pageLanguageHeader = 'x-page-language'

/**
 * The `fetch` for server functions. An answer from anywhere but the site, such as a gateway, or to a refused request,
 * is reduced to its status (S8.1, S8.2); without an answer, the connection counts as lost. Offline, nothing is sent.
 * @throws UpstreamError in these cases; the original error if the request was aborted
 */
export const siteFetch: typeof fetch = async (input, init) => {
  if (isOffline()) throw new UpstreamError({ kind: 'offline', isWrite: false })
  let response: Response
  try {
    const headers = new Headers(init?.headers)
    headers.set(pageLanguageHeader, document.documentElement.lang)
    const user = shownUser()
    if (user) headers.set(shownUserHeader, user)
    response = await fetch(input, { ...init, headers })
  } catch (error) {
    if (init?.signal?.aborted) throw error
    throw new UpstreamError({ kind: 'lost' })
  }
  hearMarketClock(response.headers.get('date'))
  if (response.ok || response.headers.has(ours)) return response
  throw new UpstreamError({ kind: 'http', status: response.status })
}
