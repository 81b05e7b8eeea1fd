import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { CallAnswer } from '#contract/call.ts'
import { depth, sell } from '#contract/market/goods.ts'
import { filter, onSaleList } from '#contract/market/on-sale.ts'
import { create, pay } from '#contract/orders/orders.ts'
import { encodeQuery } from '#upstream/encode.ts'
import { startPostgres } from '../setup/postgres.ts'
import type { Bench, Measure } from './bench.ts'
import { createAsker, serialQueue, steadily, type Timing } from './scale/ask-in-turn.ts'
import { listsOf, singlesOf, threesOf } from './scale/lists.ts'
import { measureCeiling } from './scale/raw-sql.ts'
import type { ScalePlan } from './scale/scale-data.ts'

/** `SCALE_LISTINGS=10000000` for ten million, but not every time: it fills 20 GB of disk and takes half an hour. */
const onPostgres = Number(process.env['SCALE_LISTINGS'] ?? 1_000_000)
const onPglite = Math.min(onPostgres, 200_000)
const amount = Number(process.env['SCALE_REQUESTS'] ?? 3_000)
const connections = 8
const deepPage = 800
const warmUp = 200
/** Requests a second of people who don't wait for each other: 8.6 million a day. */
const calm = 100

async function measure(engine: string, databaseUrl: string, listings: number): Promise<Measure[]> {
  const isLimited = engine === 'PostgreSQL'
  const limit = (atMost: number) => (isLimited ? { atMost } : {})
  const name = (what: string) => `${what}, ${listings.toLocaleString('en')} listings, ${engine}`
  const exchange = await startExchange(databaseUrl, listings)
  const { ask, read, close } = createAsker(exchange.port)
  try {
    const lists = listsOf(exchange.plan)
    const bodies = Object.values(lists)
    const question = (body: object) => ({ method: 'POST' as const, path: onSaleList.path, body })
    // A warm-up as long as the measurement: an exchange runs for days, and its first second goes to the JIT compiler.
    await serialQueue(connections, amount, (index) => read(question(bodies[index % bodies.length]!)))
    const list = await serialQueue(connections, amount, (index) => read(question(bodies[index % bodies.length]!)))
    const threes = Object.values(threesOf(exchange.plan))
    await serialQueue(connections, amount / 4, (index) => read(question(threes[index % threes.length]!)))
    const three = await serialQueue(connections, amount, (index) => read(question(threes[index % threes.length]!)))
    for (const [what, body] of Object.entries({ ...lists, ...threesOf(exchange.plan) })) {
      const one = await serialQueue(connections, 150, () => read(question(body)))
      console.error(`  ${what.padEnd(36)} median ${one.median.toFixed(1)} p99 ${one.p99.toFixed(1)} ms`)
    }
    const path = `${sell.path}?goods_id=${exchange.plan.busiestGoods}&sticker_count_max=0&has_charm=false`
    const goods = await serialQueue(connections, amount / 4, () => read({ method: 'GET', path }))
    const count = (index: number) =>
      read({ method: 'GET', path: filter.path + (index % 2 ? `?goods_id=${exchange.plan.busiestGoods}` : '') })
    await serialQueue(connections, amount, count)
    // Five times as many, because they are that much faster: values cached for seconds expire during the run.
    const counts = await serialQueue(connections, amount * 5, count)
    // A different narrow price range each time, so that no cache has it.
    const narrow = (index: number) => read({ method: 'GET', path: `${filter.path}?price_min=${index % 2_999}.50` })
    await serialQueue(connections, amount / 4, narrow)
    const narrowed = await serialQueue(connections, amount, narrow)
    const single = singlesOf(exchange.plan)
    // A different price each time, above nearly all of them, for the same reason.
    const counting = (search: object, index: number) => {
      const asked = encodeQuery({ ...search, level: 'listings', price_max: `${90_000 + (index % 9_000)}.00` })
      return { method: 'GET' as const, path: `${filter.path}?${asked}` }
    }
    const eachCount = (index: number) => read(counting(single[index % single.length]![1], index))
    await serialQueue(connections, amount / 4, eachCount)
    const singles = await serialQueue(connections, amount, eachCount)
    for (const [what, search] of single) {
      let isCounted = false
      const one = await serialQueue(1, 60, async (index) => {
        isCounted = (await ask<CallAnswer<typeof filter>>(counting(search, index))).listings.is_counted
      })
      const told = isCounted ? 'counted' : 'not counted'
      console.error(
        `  ${what.padEnd(48)} ${told.padEnd(11)} median ${one.median.toFixed(1)} p99 ${one.p99.toFixed(1)} ms`,
      )
    }
    const slice = (index: number) => {
      const path = `${depth.path}?goods_id=${exchange.plan.busiestGoods}&wear_min=0.${100 + (index % 899)}`
      return read({ method: 'GET', path })
    }
    await serialQueue(connections, amount / 4, slice)
    const slices = await serialQueue(connections, amount, slice)
    // As fast as it goes, most of an answer's time is the wait for others; these are the times of a market at ease.
    const atEase = {
      lists: await steadily(calm, amount / 3, (index) => read(question(bodies[index % bodies.length]!))),
      three: await steadily(calm, amount / 3, (index) => read(question(threes[index % threes.length]!))),
      narrowed: await steadily(calm, amount / 3, narrow),
      singles: await steadily(calm, amount / 3, eachCount),
      slices: await steadily(calm, amount / 3, slice),
    }
    const eased = (what: string, { p99 }: Timing, atMost: number): Measure => ({
      what: name(`${what}, ${calm} a second, p99`),
      value: p99,
      unit: 'ms',
      ...limit(atMost),
    })
    const pages = await measurePages(ask)
    const bought = await measureOrders(ask, exchange.plan)
    const ceiling = isLimited ? await measureCeiling(databaseUrl, exchange.plan, amount) : null
    return [
      ...both(name('filtered lists'), list, limit(listings > 1_000_000 ? 15 : 10)),
      ...both(name('lists with three filters'), three, limit(15)),
      ...both(name('listings of the busiest goods, filtered'), goods, {}),
      ...(ceiling ? both(name('one filtered list in SQL by hand'), ceiling.list, {}) : []),
      ...both(name('counts of the filters'), counts, limit(5)),
      ...both(name('counts beside a price'), narrowed, limit(10)),
      ...both(name('counts beside filters on single items'), singles, limit(10)),
      ...both(name('depth of a slice of the busiest goods'), slices, limit(15)),
      ...(ceiling ? both(name('counts in SQL by hand'), ceiling.counts, {}) : []),
      eased('filtered lists', atEase.lists, 10),
      eased('lists with three filters', atEase.three, 15),
      eased('counts beside a price', atEase.narrowed, 10),
      eased('counts beside filters on single items', atEase.singles, 10),
      eased('depth of a slice of the busiest goods', atEase.slices, 15),
      { what: name(`page ${deepPage} against page 1`), value: pages, unit: 'times', ...limit(1.2) },
      { what: name('orders made and paid'), value: bought.rate, unit: '1/s', ...(isLimited && { atLeast: 200 }) },
      { what: name('orders made and paid, p99'), value: bought.p99, unit: 'ms' },
      ...(ceiling ? [{ what: name('bare orders in SQL by hand'), value: ceiling.orders.rate, unit: '1/s' }] : []),
    ]
  } finally {
    close()
    await exchange.stop()
  }
}

const both = (what: string, timing: Timing, limit: { atMost?: number }): Measure[] => [
  { what, value: timing.rate, unit: '1/s' },
  { what: `${what}, p99`, value: timing.p99, unit: 'ms', ...limit },
]

type Ask = ReturnType<typeof createAsker>['ask']

/** Returns median times of the first and of a deep page, measured alternately so that both see the same conditions. */
async function measurePages(ask: Ask): Promise<number> {
  const asked = (cursor?: string) =>
    ask<{ next_cursor: string | null }>({
      method: 'POST',
      path: onSaleList.path,
      body: { level: 'listings', categories: ['rifle'], cursor },
    })
  let cursor: string | undefined
  for (let page = 1; page < deepPage; page++) {
    const { next_cursor } = await asked(cursor)
    if (next_cursor === null) break
    cursor = next_cursor
  }
  const times: [number[], number[]] = [[], []]
  await serialQueue(1, 400, async (index) => {
    const began = performance.now()
    await asked(index % 2 ? cursor : undefined)
    times[index % 2]!.push(performance.now() - began)
  })
  const [first, deep] = times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!)
  return deep! / first!
}

/**
 * Every buyer makes and pays orders of listings spread over the market, one at a time. The first 200 are not counted,
 * just as with the lists: they warm up the JIT compiler and the query plans of a fresh process.
 */
async function measureOrders(ask: Ask, { tokens, listings }: ScalePlan): Promise<Timing> {
  const buy = async (index: number, connection: number) => {
    const headers = () => ({ authorization: `Bearer ${tokens[connection]!}`, 'idempotency-key': randomUUID() })
    const { listingId, price } = listings[index]!
    const { order_ids, total } = await ask<{ order_ids: string[]; total: string }>({
      method: 'POST',
      path: create.path,
      headers: headers(),
      body: { items: [{ listing_id: listingId, price }] },
    })
    await ask({ method: 'POST', path: pay.path, headers: headers(), body: { order_ids, total } })
  }
  await serialQueue(connections, warmUp, buy)
  return serialQueue(connections, Math.min(1_600, listings.length / 2), (index, connection) =>
    buy(warmUp + index, connection),
  )
}

async function startExchange(databaseUrl: string, listings: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'amber-scale-'))
  const program = fileURLToPath(new URL('scale/scale-exchange.ts', import.meta.url))
  const began = performance.now()
  const followParent = fileURLToPath(new URL('../setup/end-with-parent.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--import', followParent, program, dataDir, databaseUrl, String(listings)],
    // The last pipe is never written to: when it closes, the child knows that this process is gone.
    { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] },
  )
  const gone = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await gone
    await rm(dataDir, { recursive: true, force: true })
  }
  const [line] = (await Promise.race([
    once(createInterface(child.stdout!), 'line'),
    gone.then(() => Promise.reject(new Error('the exchange ended before it was ready'))),
  ])) as [string]
  console.error(`  ${listings} listings made in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return { ...(JSON.parse(line) as { port: number; plan: ScalePlan }), stop }
}

export const bench: Bench = {
  name: 'a large market',
  async run() {
    const server = await startPostgres({ isDurable: true })
    try {
      const large = await measure('PostgreSQL', await server.createDatabase(), onPostgres)
      return [...large, ...(await measure('PGlite', '', onPglite))]
    } finally {
      await server.stop()
    }
  },
}
