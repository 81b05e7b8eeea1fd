import { sell } from '#contract/market/goods.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import { startApp } from '../setup/app.ts'
import { startPostgres } from '../setup/postgres.ts'
import type { Bench, Measure } from './bench.ts'
import { load, type Asked } from './load.ts'

const WARM_UP = 300
const REQUESTS = 2000
const GOODS = 20

const lists: Asked[] = [
  {},
  { sort: 'price_asc' },
  { keyword: 'AK-47' },
  { exteriors: ['fn', 'mw'], price_min: '10.00' },
  { keyword: '渐变' },
].map((body) => ({ path: onSaleList.path, body }))

/** Requests for the listings of the market's top goods, the ones most people view. */
async function listingsOf(origin: string): Promise<Asked[]> {
  const response = await fetch(origin + onSaleList.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page_size: GOODS }),
  })
  const { data } = (await response.json()) as { data: { items: { goods_id: string }[] } }
  if (data.items.length < GOODS) throw new Error('the market has next to nothing on sale')
  return data.items.map(({ goods_id }) => `${sell.path}?goods_id=${goods_id}`)
}

async function measure(engine: string, origin: string): Promise<Measure[]> {
  const calls = { 'market list': lists, 'goods listings': await listingsOf(origin) }
  const measures: Measure[] = []
  for (const [what, asked] of Object.entries(calls)) {
    await load(origin, asked, WARM_UP)
    const { rate, p99 } = await load(origin, asked, REQUESTS)
    measures.push({ what: `${what}, ${engine}`, value: rate, unit: '1/s' })
    measures.push({ what: `${what}, ${engine}, p99`, value: p99, unit: 'ms' })
  }
  return measures
}

export const bench: Bench = {
  name: 'market calls on both engines',
  async run({ market }) {
    const onPglite = await measure('PGlite', (await market()).url)
    const server = await startPostgres({ isDurable: true })
    try {
      const app = await startApp({ env: { DATABASE_URL: await server.createDatabase() } })
      try {
        return [...onPglite, ...(await measure('PostgreSQL', app.url))]
      } finally {
        await app.dispose()
      }
    } finally {
      await server.stop()
    }
  },
}
