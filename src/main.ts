import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from '#config.ts'
import { loadBuiltSite } from '#host/built-site.ts'
import { startServer } from '#host/start-server.ts'

/** Whatever holds it up, the program ends within this time of being told to. */
const stoppingMs = 10_000
const root = fileURLToPath(new URL('..', import.meta.url))

/** The whole market in one process: parses the configuration, opens the exchange unless one elsewhere is named, serves the
 * site before it, and stops in order when told to. */
async function main() {
  // Whatever this program writes holds people's affairs: its owner alone may read it.
  process.umask(0o077)
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
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Told twice: whoever asks does not want to wait.
      if (isStopping) process.exit(1)
      isStopping = true
      setTimeout(() => fail(new Error(`the market did not stop within ${stoppingMs / 1000} s`)), stoppingMs)
      void started.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      )
    })
  }
}

/** What is wrong with the surroundings is told in its message; only defects deserve their stack. */
function fail(error: unknown): never {
  const isExpected = error instanceof ConfigError || (error instanceof Error && 'exitCode' in error)
  console.error(isExpected ? (error as Error).message : error)
  process.exit(isExpected ? Number((error as { exitCode?: number }).exitCode ?? 1) : 1)
}

main().catch(fail)
