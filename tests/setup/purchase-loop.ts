import { randomUUID } from 'node:crypto'
import { createDiskPictureStore } from '#exchange/adapters/pictures/disk-picture-store.ts'
import { openExchange } from '#exchange/open-exchange.ts'
import * as orders from '#contract/orders/orders.ts'
import { publicUrl, testSettings } from './exchange/settings.ts'

/**
 * A process that buys continuously, for tests that kill it: `purchase-loop.ts <dataDir> <databaseUrl or ''> <plan as
 * JSON>`. Prints `paid` after each acknowledged payment.
 */
export interface PurchasePlan {
  secretKey: string
  tokens: string[]
  listings: { listingId: string; price: string }[]
}

const [dataDir, databaseUrl, plan] = process.argv.slice(2)
const { secretKey, tokens, listings } = JSON.parse(plan!) as PurchasePlan
const unreachable = new Proxy({} as never, {
  get: () => () => Promise.reject(new Error('no outside service in this test')),
})
const exchange = await openExchange({
  settings: { ...testSettings(), secretKey: Buffer.from(secretKey, 'hex') },
  platform: unreachable,
  sms: { send: () => Promise.resolve({ ok: true, messageId: '1' }) },
  pictures: createDiskPictureStore(dataDir!),
  payment: unreachable,
  identity: unreachable,
  wechat: null,
  databaseUrl: databaseUrl || null,
  databaseLimits: { poolSize: 10 },
  dataDir: dataDir!,
  withWorkers: false,
})

async function post(path: string, token: string, body: object) {
  const response = await exchange.fetch(
    new Request(`${publicUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    }),
  )
  return (await response.json()) as { code: number; data: { order_ids: string[]; total: string } }
}

await Promise.all(
  tokens.map(async (token, buyer) => {
    for (const { listingId, price } of listings.filter((_, index) => index % tokens.length === buyer)) {
      const { code, data } = await post(orders.create.path, token, { items: [{ listing_id: listingId, price }] })
      if (
        code === 0 &&
        (await post(orders.pay.path, token, { order_ids: data.order_ids, total: data.total })).code === 0
      ) {
        console.log('paid')
      }
    }
  }),
)
await exchange.close()
