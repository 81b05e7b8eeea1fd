import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Config } from '../src/config/read-config.ts'
import type { SiteHost } from '../src/upstream/site-host.ts'
import type { Exchange } from '../src/host/start-server.ts'

/** Opens the exchange beside Vite's dev server, as main.ts does beside the built site. The site runs in the same
 * process, and its handler forwards requests to the exchange. */
export function devExchange(): Plugin {
  return {
    name: 'amber:dev-exchange',
    apply: 'serve',
    async configureServer(server) {
      // Imported by path at runtime: Vite bundles its configuration, which must not include the exchange.
      const source = (path: string) => pathToFileURL(`${server.config.root}/src/${path}`).href
      const { readConfig } = (await import(source('config/read-config.ts'))) as {
        readConfig: (env: NodeJS.ProcessEnv) => Config
      }
      const hosts = (await import(source('upstream/site-host.ts'))) as {
        provideSiteHost: (host: SiteHost) => void
      }
      const port = server.config.server.port ?? 3000
      const config = readConfig({ PORT: String(port), ...process.env })
      const { publicUrl, isDemo, support, upstreamUrl } = config
      if (upstreamUrl) {
        const { forwardTo } = (await import(source('upstream/forward-to.ts'))) as {
          forwardTo: (url: string) => SiteHost['fetch']
        }
        hosts.provideSiteHost({ publicUrl, isDemo, support, fetch: forwardTo(upstreamUrl) })
        return
      }
      const { openEmbeddedExchange } = (await import(source('host/embedded-exchange.ts'))) as {
        openEmbeddedExchange: (config: Config) => Promise<Exchange>
      }
      const exchange = await openEmbeddedExchange(config)
      hosts.provideSiteHost({ publicUrl, isDemo, support, fetch: exchange.fetch })
      server.httpServer?.on('close', () => void exchange.close())
    },
  }
}
