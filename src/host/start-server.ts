import type { Config } from '#config.ts'
import { forwardTo } from '#upstream/forward-to.ts'
import { provideSiteHost } from '#upstream/site-host.ts'
import type { BuiltSite } from './built-site.ts'
import { createHandler } from './handler.ts'
import { listen } from './listen.ts'
import { loadStaticFiles } from './static-files.ts'

export interface Exchange {
  fetch: (request: Request) => Promise<Response>
  /** Ends the answers that never end by themselves, so that nobody has to wait for them. */
  endStreams?: () => void
  close: () => Promise<void>
}

/** How long answers under way may take after the program was told to stop, in milliseconds. */
const graceMs = 6_000

/** Puts the exchange (its own, or one elsewhere) and the built site under one address.
 * @returns how to stop: no new requests, those under way answered, then the exchange closed */
export async function startServer(
  config: Pick<Config, 'port' | 'host' | 'publicUrl' | 'isDemo' | 'upstreamUrl' | 'trustedProxies'> &
    Partial<Pick<Config, 'support'>>,
  open: { exchange: () => Promise<Exchange>; site: () => Promise<BuiltSite> },
): Promise<{ stop: () => Promise<void> }> {
  const exchange = config.upstreamUrl ? remoteExchange(config.upstreamUrl) : await open.exchange()
  try {
    const { publicUrl, isDemo, support } = config
    provideSiteHost({ publicUrl, isDemo, support, fetch: exchange.fetch })
    const site = await open.site()
    const fetch = createHandler({
      files: await loadStaticFiles(site.publicDir),
      exchange: exchange.fetch,
      site: site.fetch,
      market: { publicUrl, isDemo },
    })
    const { port, host, trustedProxies: proxies } = config
    const server = await listen({ fetch, port, host, publicUrl, proxies })
    return {
      async stop() {
        exchange.endStreams?.()
        await server.close(graceMs)
        await exchange.close()
      },
    }
  } catch (error) {
    await exchange.close()
    throw error
  }
}

function remoteExchange(upstreamUrl: string): Exchange {
  return { fetch: forwardTo(upstreamUrl), close: () => Promise.resolve() }
}
