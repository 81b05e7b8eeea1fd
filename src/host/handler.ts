import { answerOddPath } from '#security/odd-path.ts'
import { isCrossSiteWrite, refuseCrossSite } from '#security/origin.ts'
import { isExchangePath } from '#upstream/exchange-paths.ts'
import { compress } from './compress.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** One web handler over everything that is served under the market's address. */
export function createHandler(parts: {
  files: (request: Request) => Promise<Response | undefined>
  exchange: Fetch
  site: Fetch
  /** What the market is and where. */
  market: { publicUrl: string; isDemo: boolean }
}): Fetch {
  return async (request) => {
    if (isCrossSiteWrite(request, parts.market)) return refuseCrossSite()
    // Before the server that the site is built into, which answers 200 where it can't read a path.
    const odd = answerOddPath(request)
    if (odd) return odd
    const file = await parts.files(request)
    if (file) return file
    const answers = isExchangePath(new URL(request.url).pathname) ? parts.exchange : parts.site
    return compress(request, await answers(request))
  }
}
