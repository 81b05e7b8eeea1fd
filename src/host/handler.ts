import { isExchangePath } from '#upstream/exchange-paths.ts'
import { compress } from './compress.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** One web handler over everything that is served under the market's address. */
export function createHandler(parts: {
  files: (request: Request) => Response | undefined
  exchange: Fetch
  site: Fetch
}): Fetch {
  return async (request) => {
    const file = parts.files(request)
    if (file) return file
    const answers = isExchangePath(new URL(request.url).pathname) ? parts.exchange : parts.site
    return compress(request, await answers(request))
  }
}
