import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createDiskPictureStore } from '#exchange/adapters/pictures/disk-picture-store.ts'
import { openExchange } from '#exchange/open-exchange.ts'
import { testSettings } from '../../setup/exchange/settings.ts'
import { fillScale, type ScalePlan } from './scale-data.ts'

/**
 * Runs an exchange alone in its process, without a site or workers: `scale-exchange.ts <dataDir> <databaseUrl or ''>
 * <listings>`. Fills its fresh database, then prints one line: its port and the plan.
 */
const [dataDir, databaseUrl, listings] = process.argv.slice(2)
const unreachable = new Proxy({} as never, {
  get: () => () => Promise.reject(new Error('no outside service in this bench')),
})
let plan: ScalePlan | undefined
const exchange = await openExchange({
  settings: testSettings(),
  platform: unreachable,
  sms: unreachable,
  pictures: createDiskPictureStore(dataDir!),
  payment: unreachable,
  identity: unreachable,
  wechat: null,
  databaseUrl: databaseUrl || null,
  databaseLimits: { poolSize: 10 },
  dataDir: dataDir!,
  withWorkers: false,
  prepare: async ({ db }) => {
    plan = await fillScale(db, Number(listings))
  },
})
const handle = getRequestListener(exchange.fetch)
const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(JSON.stringify({ port: (server.address() as AddressInfo).port, plan }))
