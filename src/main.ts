import { fileURLToPath } from 'node:url'
import { readConfig } from '#config/read-config.ts'
import { loadBuiltSite } from '#host/built-site.ts'
import { quickenImports } from '#host/quick-imports.ts'
import { runProgram } from '#host/run-program.ts'
import { startServer } from '#host/start-server.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs the whole market in one process: parses the configuration, opens the exchange unless a remote one is configured,
 * serves the site in front of it, and shuts down cleanly when told to.
 */
runProgram(async () => {
  quickenImports()
  const config = readConfig(process.env)
  const started = await startServer(config, {
    exchange: async () => (await import('#host/embedded-exchange.ts')).openEmbeddedExchange(config),
    site: () => loadBuiltSite(root),
  })
  console.log(`Amber is open at ${config.publicUrl}`)
  if (config.publicUrl.startsWith('https://') && config.trustedProxies.length === 0)
    console.log('TRUSTED_PROXIES is not set: limits take everybody who comes through a proxy for one visitor')
  if (config.isDemo && !config.upstreamUrl)
    console.log((await import('#demo/describe-demo.ts')).describeDemo(config.publicUrl))
  return started
})
