import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { type App, startApp } from '../setup/app.ts'
import type { Bench, Measure } from './bench.ts'
import { fetchPage, MARKET_PATH } from './pages.ts'
import { timingOf } from './scale/ask-in-turn.ts'

/** `OPEN_ORDERS=300` for fewer. */
const openOrders = Number(process.env['OPEN_ORDERS'] ?? 1_000)
const pauseMs = 50

/**
 * Creates paid orders of listings all over the market that wait for their sellers: all of them due, and polled every
 * three seconds, like any just-paid order.
 */
async function openOrdersIn(dataDir: string): Promise<void> {
  const connection = await connectPglite(dataDir)
  try {
    await connection.db.execute(sql`
      with sold as (
        update listings set state = 'reserved' where id in (
          select id from listings where state = 'on_sale' and is_shop_online order by md5(id::text) limit ${openOrders}
        ) returning id, asset_id, seller_id, goods_id, style_id, price
      ), people as (select array_agg(id order by id) as ids from users where api_key is not null)
      insert into orders (listing_id, asset_id, goods_id, style_id, buyer_id, seller_id, price, fee, seller_net, state,
        deadline_at, due_at, platform_asset_id, paid_at)
      select sold.id, asset_id, sold.goods_id, sold.style_id,
        (select id from unnest(ids) id where id <> seller_id offset sold.id % (cardinality(ids) - 1) limit 1),
        seller_id, price, 0, price, 'awaiting_delivery', amber_now() + interval '12 hours', amber_now(), platform_asset_id,
        amber_now()
      from sold join assets on assets.id = asset_id, people`)
  } finally {
    await connection.close()
  }
}

/** Repeats a request for this many seconds with a short pause in between, as a monitor or a reader does. */
async function askFor(seconds: number, ask: () => Promise<unknown>) {
  const durations: number[] = []
  const began = performance.now()
  while (performance.now() - began < seconds * 1000) {
    const asked = performance.now()
    await ask()
    durations.push(performance.now() - asked)
    await delay(pauseMs)
  }
  return timingOf(durations, seconds)
}

async function measure(app: App, amount: number): Promise<Measure[]> {
  const name = (what: string) => `${what}, ${amount.toLocaleString('en')} open orders, PGlite`
  const health = () => fetch(`${app.url}/healthz`).then((response) => response.text())
  // The workers' first seconds and the first renders are dominated by the JIT compiler.
  for (let page = 0; page < 10; page++) await fetchPage(app.url, MARKET_PATH)
  const healthz = await askFor(20, health)
  const page = await askFor(20, () => fetchPage(app.url, MARKET_PATH))
  return [
    { what: name('/healthz, median'), value: healthz.median, unit: 'ms' },
    { what: name('/healthz, p99'), value: healthz.p99, unit: 'ms', atMost: 50 },
    { what: name('market page, median'), value: page.median, unit: 'ms' },
    { what: name('market page, p99'), value: page.p99, unit: 'ms', atMost: 500 },
  ]
}

export const bench: Bench = {
  name: `${openOrders} open orders on the embedded engine`,
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'amber-bench-'))
    const app = await startApp({ dataDir, readyWithin: 600_000 })
    try {
      // A baseline without them: how long this machine takes for a page anyway.
      const none = await measure(app, 0)
      await app.stop()
      await openOrdersIn(dataDir)
      await app.start()
      return [...none, ...(await measure(app, openOrders))]
    } finally {
      await app.dispose()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}
