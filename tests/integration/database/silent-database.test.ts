import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openExchange } from '#exchange/open-exchange.ts'
import { startServer } from '#host/start-server.ts'
import { freshDatabase } from '../../setup/database.ts'
import { testSettings } from '../../setup/exchange/settings.ts'
import { freePort } from '../../setup/free-port.ts'
import { openSilentProxy, type SilentProxy } from '../../setup/silent-proxy.ts'

let proxy: SilentProxy
let folder: string
beforeEach(async () => {
  proxy = await openSilentProxy(await freshDatabase())
  folder = await mkdtemp(join(tmpdir(), 'amber-silent-'))
})
afterEach(async () => {
  await proxy.close()
  await rm(folder, { recursive: true })
})

/** Starts the host, the exchange and its workers with a market's default timeouts. */
async function start() {
  const port = await freePort()
  const nobody = new Proxy({} as never, { get: () => () => Promise.reject(new Error('no outside service')) })
  const running = await startServer(
    {
      port,
      host: '127.0.0.1',
      publicUrl: `http://127.0.0.1:${port}`,
      isDemo: false,
      upstreamUrl: undefined,
      trustedProxies: [],
    },
    {
      exchange: () =>
        openExchange({
          settings: testSettings(),
          platform: nobody,
          sms: nobody,
          pictures: nobody,
          payment: nobody,
          identity: nobody,
          wechat: null,
          databaseUrl: proxy.url,
          databaseLimits: { poolSize: 10, connect: 5, statement: 15, lock: 5, idle: 15 },
          dataDir: folder,
          withWorkers: true,
        }),
      site: () => Promise.resolve({ fetch: () => new Response('a page'), publicDir: folder }),
    },
  )
  return { ...running, ready: () => fetch(`http://127.0.0.1:${port}/readyz`) }
}

test('S8.2 a database that falls silent is told by /readyz, and the market still stops within ten seconds', async () => {
  const { stop, ready } = await start()
  expect((await ready()).status).toBe(200)
  proxy.swallow()
  const answer = await vi.waitFor(
    async () => {
      const answer = await ready()
      expect(answer.status).toBe(503)
      return answer
    },
    { timeout: 10_000 },
  )
  expect(await answer.json()).toMatchObject({ parts: { database: 'down', writes: 'down', disk: 'up' } })
  const began = performance.now()
  await stop()
  expect(performance.now() - began).toBeLessThan(10_000)
})
