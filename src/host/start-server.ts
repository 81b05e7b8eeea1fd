import type { Config } from '#config/read-config.ts'
import { forwardTo } from '#upstream/forward-to.ts'
import { provideSiteHost } from '#upstream/site-host.ts'
import { withSession } from '#upstream/with-session.ts'
import type { BuiltSite } from './built-site.ts'
import { compressWhole } from './compress.ts'
import { createHandler } from './handler.ts'
import { listen } from './listen.ts'
import { staticFiles } from './static-files.ts'

export interface Exchange {
  fetch: (request: Request) => Promise<Response>
  /** Ends the endless streams, so that shutdown does not wait for them. */
  endStreams?: () => void
  close: () => Promise<void>
}

/** `stop` accepts no new requests, lets those in progress finish, then closes the exchange. */
export interface Started {
  stop: () => Promise<void>
}

type ServerConfig = Pick<Config, 'port' | 'host' | 'publicUrl' | 'isDemo' | 'trustedProxies'>
type Handler = ReturnType<typeof createHandler>

/** Grace period for answers in progress after the stop signal, in ms. */
const graceMs = 6_000

/** Serves the exchange (embedded or remote) and the built site under one address. */
export async function startServer(
  config: ServerConfig & Pick<Config, 'upstreamUrl'> & Partial<Pick<Config, 'support'>>,
  open: { exchange: () => Promise<Exchange>; site: () => Promise<BuiltSite> },
): Promise<Started> {
  const { publicUrl, isDemo, support, upstreamUrl } = config
  const exchange = upstreamUrl ? remoteExchange(upstreamUrl) : await open.exchange()
  return serve(config, exchange, async () => {
    provideSiteHost({ publicUrl, isDemo, support, fetch: exchange.fetch, compress: compressWhole })
    const site = await open.site()
    return createHandler({
      files: staticFiles(site.publicDir),
      exchange: (request) => exchange.fetch(withSession(request)),
      site: site.fetch,
      market: { publicUrl, isDemo },
    })
  })
}

/** Serves the exchange alone: its calls, pictures and callbacks, but no pages. */
export async function startExchange(config: ServerConfig, open: () => Promise<Exchange>): Promise<Started> {
  const { publicUrl, isDemo } = config
  const exchange = await open()
  return serve(config, exchange, async () =>
    createHandler({
      files: () => Promise.resolve(undefined),
      exchange: exchange.fetch,
      site: () => Response.json({ title: 'Not Found', status: 404 }, { status: 404 }),
      market: { publicUrl, isDemo },
    }),
  )
}

async function serve(config: ServerConfig, exchange: Exchange, makeHandler: () => Promise<Handler>): Promise<Started> {
  try {
    const fetch = await makeHandler()
    const { port, host, publicUrl, trustedProxies: proxies } = config
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
