import { UpstreamError } from '../calls/call-result.ts'
import { hearMarketClock } from '../time/market-time.ts'
import { isOffline } from './connection.ts'

/** What the site's own answers carry, errors included. */
const ours = 'x-tss-serialized'
/** What a page asks goes on in the language that the page is in, which may be another than its visitor's. */
export const pageLanguageHeader = 'x-page-language'

/**
 * How the browser asks server functions. An answer that is not the site's own, such as a gateway's or that of a refused request, is
 * no more than its status (S8.1, S8.2), and no answer at all is a market that cannot be reached. Offline nothing is sent.
 * @throws UpstreamError for these; what is thrown when the asking itself was given up
 */
export const siteFetch: typeof fetch = async (input, init) => {
  if (isOffline()) throw new UpstreamError({ kind: 'offline', isWrite: false })
  let response: Response
  try {
    const headers = new Headers(init?.headers)
    headers.set(pageLanguageHeader, document.documentElement.lang)
    response = await fetch(input, { ...init, headers })
  } catch (error) {
    if (init?.signal?.aborted) throw error
    throw new UpstreamError({ kind: 'http', status: 502 })
  }
  hearMarketClock(response.headers.get('date'))
  if (response.ok || response.headers.has(ours)) return response
  throw new UpstreamError({ kind: 'http', status: response.status })
}
