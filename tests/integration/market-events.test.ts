import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type MarketEvent, marketEventsPath } from '#contract/ext.ts'
import { marketEvents } from '#exchange/db/schema/market-events.ts'
import { transact } from '#exchange/db/transact.ts'
import { marketFeedOf } from '#exchange/market-events/market-feed.ts'
import { pruneMarketEvents } from '#exchange/market-events/prune-market-events.ts'
import { recordMarketEvent, recordMarketEvents } from '#exchange/market-events/record-market-event.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'

interface Message {
  id?: string
  event?: string
  data?: string
}

/** A client of the stream: reads messages as they come. */
class Follower {
  readonly response: Response
  readonly #messages: AsyncGenerator<Message>

  constructor(response: Response) {
    this.response = response
    this.#messages = parse(response)
  }

  async take(count: number): Promise<Message[]> {
    const taken: Message[] = []
    while (taken.length < count) {
      const { value, done } = await this.#messages.next()
      if (done) break
      taken.push(value)
    }
    return taken
  }

  async takePrices(count: number): Promise<number[]> {
    return (await this.take(count)).map(({ data }) => Number((JSON.parse(data!) as MarketEvent).price))
  }

  /** What a server does to the answer when its client hangs up. */
  async close(): Promise<void> {
    await this.#messages.return(undefined)
    if (!this.response.bodyUsed && !this.response.body?.locked) await this.response.body?.cancel()
  }
}

async function* parse({ body }: Response): AsyncGenerator<Message> {
  let text = ''
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const message: Message = Object.fromEntries(
        lines.filter((line) => !line.startsWith(':')).map((line) => line.split(/: (.*)/s).slice(0, 2)),
      )
      if (message.data !== undefined) yield message
    }
  }
}

const goodsA = 'aaaaaaaaaaa'
const goodsB = 'bbbbbbbbbbb'

describe.each(['pglite', 'postgres'] as const)('the feed of the market, on %s', (engine) => {
  let exchange: TestExchange
  const open: Follower[] = []
  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
  })
  afterEach(() => Promise.all(open.splice(0).map((follower) => follower.close())))
  afterAll(() => exchange.close())

  const record = (yuan: number, goodsId = goodsA) =>
    transact(exchange.services.db, (tx) =>
      recordMarketEvent(tx, { kind: 'listed', listingId: 1n, goodsId, styleId: 0, price: BigInt(yuan * 100) }),
    )
  async function get(query: string, headers: Record<string, string> = {}) {
    const url = `http://market.test${marketEventsPath}${query}`
    const response = await exchange.app.fetch(new Request(url, { headers }))
    const follower = new Follower(response)
    open.push(follower)
    return follower
  }
  const lastId = async () => {
    const [row] = await exchange.services.db.select({ id: sql<string>`max(id)::text` }).from(marketEvents)
    return row!.id ?? '0'
  }

  test('tells what happens from now on, each event by its kind and id', async () => {
    await record(1)
    const follower = await get('')
    expect(follower.response.headers.get('content-type')).toContain('text/event-stream')
    await transact(exchange.services.db, (tx) =>
      recordMarketEvents(tx, [
        { kind: 'price_changed', listingId: 7n, goodsId: goodsA, styleId: 3, price: 250n },
        { kind: 'sold', listingId: null, goodsId: goodsB, styleId: 0, price: 300n },
      ]),
    )
    const [changed, sold] = await follower.take(2)
    expect(changed).toMatchObject({ event: 'price_changed' })
    expect(JSON.parse(changed!.data!)).toMatchObject({
      id: changed!.id,
      listing_id: '7',
      goods_id: goodsA,
      style_id: 3,
      price: '2.50',
    })
    expect(JSON.parse(sold!.data!)).toMatchObject({ kind: 'sold', listing_id: null })
  })

  test('goes on after the event that was seen last, by header and by query, for all goods and for one', async () => {
    const before = await lastId()
    for (const yuan of [11, 12, 13]) await record(yuan, yuan === 12 ? goodsB : goodsA)
    expect(await (await get('', { 'last-event-id': before })).takePrices(3)).toEqual([11, 12, 13])
    expect(await (await get(`?last_id=${before}`)).takePrices(3)).toEqual([11, 12, 13])
    const one = await get(`?last_id=${before}&goods_id=${goodsA}`)
    expect(await one.takePrices(2)).toEqual([11, 13])
    await record(14, goodsB)
    await record(15)
    expect(await one.takePrices(1)).toEqual([15])
  })

  test('a browser that comes back is not bound to the query it began with', async () => {
    const first = await lastId()
    await record(16)
    const second = await lastId()
    await record(17)
    expect(await (await get(`?last_id=${first}`, { 'last-event-id': second })).takePrices(1)).toEqual([17])
  })

  test('walks a long past in pages', async () => {
    const before = await lastId()
    await transact(exchange.services.db, (tx) =>
      recordMarketEvents(
        tx,
        Array.from({ length: 1_100 }, (_, index) => ({
          kind: 'listed',
          listingId: 1n,
          goodsId: goodsA,
          styleId: 0,
          price: BigInt(index * 100),
        })),
      ),
    )
    const prices = await (await get(`?last_id=${before}`)).takePrices(1_100)
    expect(prices).toEqual(Array.from({ length: 1_100 }, (_, index) => index))
  })

  test.each(['?last_id=x', '?goods_id=nope', '?unknown=1', '?last_id=999999999999'])('refuses %s', async (query) => {
    const { response } = await get(query)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  test('opens only so many streams for one address, and gives their places back', async () => {
    const from = { 'x-client-address': '192.0.2.7' }
    const six = await Promise.all(Array.from({ length: 6 }, () => get('', from)))
    expect(six.every(({ response }) => response.status === 200)).toBe(true)
    const seventh = await get('', from)
    expect(seventh.response.status).toBe(429)
    expect(seventh.response.headers.get('retry-after')).toBe('3')
    expect((await get('', { 'x-client-address': '192.0.2.8' })).response.status).toBe(200)
    await six[0]!.close()
    await expect.poll(async () => (await get('', from)).response.status).toBe(200)
  })

  test('after a week events are gone, and who was away longer is told', async () => {
    const before = await lastId()
    await record(21)
    const old = await lastId()
    await exchange.advance(8 * 86_400)
    await transact(exchange.services.db, pruneMarketEvents)
    await record(22)
    const [reset, next] = await (await get(`?last_id=${old}`)).take(2)
    expect(reset).toMatchObject({ event: 'reset' })
    expect(JSON.parse(next!.data!)).toMatchObject({ price: '22.00' })
    expect(Number(before)).toBeLessThan(Number(old))
  })

  test('events of a restored database, from the future of this server, come before the new ones', async () => {
    await record(23)
    await exchange.services.db.execute(sql`update market_events set xact = '9000000000'::xid8`)
    await transact(exchange.services.db, pruneMarketEvents)
    await record(24)
    const prices = await (await get('?last_id=0')).takePrices(3)
    expect(prices.slice(-2)).toEqual([23, 24])
  })
})

describe('the feed over a socket', () => {
  test('a client that hangs up gives its place back', async () => {
    const exchange = await openTestExchange()
    const server = createServer(getRequestListener(exchange.app.fetch)).listen(0, '127.0.0.1')
    try {
      await once(server, 'listening')
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${marketEventsPath}`
      const clients = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const abort = new AbortController()
          return { abort, status: (await fetch(url, { signal: abort.signal })).status }
        }),
      )
      expect(clients.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
      const status = async () => {
        const abort = new AbortController()
        const response = await fetch(url, { signal: abort.signal })
        abort.abort()
        return response.status
      }
      expect(await status()).toBe(429)
      clients[0]!.abort.abort()
      await expect.poll(status).toBe(200)
    } finally {
      marketFeedOf(exchange.services.db).close()
      server.closeAllConnections()
      server.close()
      await exchange.close()
    }
  })
})

describe('the feed under many writers, on postgres', () => {
  let exchange: TestExchange
  beforeAll(async () => {
    exchange = await openTestExchange({ engine: 'postgres' })
  })
  afterAll(() => exchange.close())

  const event = (yuan: number) => ({
    kind: 'listed' as const,
    listingId: 1n,
    goodsId: goodsA,
    styleId: 0,
    price: BigInt(yuan * 100),
  })

  /** Writes an event in a transaction that stays open until it is told to commit. */
  async function recordSlowly(yuan: number) {
    const written = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const done = transact(exchange.services.db, async (tx) => {
      await recordMarketEvent(tx, event(yuan))
      written.resolve()
      await mayCommit.promise
    })
    await written.promise
    return async () => {
      mayCommit.resolve()
      await done
    }
  }
  const recordAtOnce = (yuan: number) => transact(exchange.services.db, (tx) => recordMarketEvent(tx, event(yuan)))
  const follow = async (query = '') =>
    new Follower(await exchange.app.fetch(new Request(`http://market.test${marketEventsPath}${query}`)))

  test('an event that commits late is not skipped by who has seen younger ones', async () => {
    const commit = await recordSlowly(1)
    await recordAtOnce(2)
    const follower = await follow('?last_id=0')
    const prices = follower.takePrices(2)
    await commit()
    expect(await prices).toEqual([1, 2])
    await follower.close()
  })

  test('who begins now hears of what commits late, and not of what was committed before', async () => {
    const commit = await recordSlowly(1)
    await recordAtOnce(2)
    const follower = await follow()
    const prices = follower.takePrices(2)
    await commit()
    await recordAtOnce(3)
    expect(await prices).toEqual([1, 3])
    await follower.close()
  })

  test('writers without end, and a follower that breaks off and resumes again and again: every event once', async () => {
    const { db } = exchange.services
    const [start] = await db.select({ id: sql<string>`coalesce(max(id), 0)::text` }).from(marketEvents)
    const writers = 6
    const each = 60
    const writing = Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let index = 0; index < each; index++) {
          await transact(db, async (tx) => {
            const price = BigInt((writer * each + index) * 100)
            // The id is drawn at once; what comes after decides when it becomes visible.
            await recordMarketEvent(tx, { kind: 'listed', listingId: 1n, goodsId: goodsA, styleId: 0, price })
            await tx.execute(sql`select pg_sleep(random() * 0.02)`)
          })
        }
      }),
    )
    const seen: number[] = []
    let lastId = start!.id
    while (seen.length < writers * each) {
      const response = await exchange.app.fetch(
        new Request(`http://market.test${marketEventsPath}`, {
          headers: { 'last-event-id': lastId },
        }),
      )
      const follower = new Follower(response)
      const messages = await follower.take(Math.min(37, writers * each - seen.length))
      await follower.close()
      seen.push(...messages.map(({ data }) => Number((JSON.parse(data!) as MarketEvent).price)))
      lastId = messages.at(-1)!.id!
    }
    await writing
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: writers * each }, (_, index) => index))
  })

  test('ends its streams when the exchange stops, and takes no new ones', async () => {
    const request = () => exchange.app.fetch(new Request(`http://market.test${marketEventsPath}`))
    const follower = new Follower(await request())
    const rest = follower.take(1)
    marketFeedOf(exchange.services.db).close()
    expect(await rest).toEqual([])
    expect((await request()).status).toBe(503)
  })
})
