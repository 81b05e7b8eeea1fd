import { answerUnsafePath } from '#security/unsafe-path.ts'
import { isCrossSiteWrite, refuseCrossSite } from '#security/origin.ts'
import { isExchangePath } from '#upstream/exchange-paths.ts'
import { compress } from './compress.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** A single web handler for everything served under the market's address. */
export function createHandler(parts: {
  files: (request: Request) => Promise<Response | undefined>
  exchange: Fetch
  site: Fetch
  /** The market's address and mode. */
  market: { publicUrl: string; isDemo: boolean }
}): Fetch {
  return async (request) => {
    if (isCrossSiteWrite(request, parts.market)) return refuseCrossSite()
    // Must come before the site's server, which answers 200 for a path it cannot parse.
    const odd = answerUnsafePath(request)
    if (odd) return odd
    const file = await parts.files(request)
    if (file) return file
    const answers = isExchangePath(new URL(request.url).pathname) ? parts.exchange : parts.site
    return compress(request, await answers(request))
  }
}
