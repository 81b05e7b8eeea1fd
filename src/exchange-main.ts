import { readConfig } from '#config/read-config.ts'
import { quickenImports } from '#host/quick-imports.ts'
import { runProgram } from '#host/run-program.ts'
import { startExchange } from '#host/start-server.ts'

/** Runs the exchange alone, for a site elsewhere that names it as its `UPSTREAM_URL`. */
runProgram(async () => {
  quickenImports()
  const config = readConfig(process.env)
  const started = await startExchange(config, async () =>
    (await import('#host/embedded-exchange.ts')).openEmbeddedExchange(config),
  )
  console.log(`The exchange of ${config.publicUrl} listens on port ${config.port}`)
  if (config.trustedProxies.length === 0)
    console.log('TRUSTED_PROXIES is not set: limits take everybody who comes through the site for one visitor')
  return started
})
