import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { marketEventsPath, maxFollowedListings } from '#contract/words.ts'
import { marketEvents } from '#exchange/db/schema/market-events.ts'
import { transact } from '#exchange/db/transact.ts'
import { marketFeedOf } from '#exchange/market-events/market-feed.ts'
import { pruneMarketEvents } from '#exchange/market-events/prune-market-events.ts'
import { recordMarketEvent, recordMarketEvents } from '#exchange/market-events/record-market-event.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { Follower } from '../../setup/event-follower.ts'

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

  const record = (yuan: number, goodsId = goodsA, listingId: bigint | null = 1n) =>
    transact(exchange.services.db, (tx) =>
      recordMarketEvent(tx, { kind: 'listed', listingId, goodsId, styleId: 0, price: BigInt(yuan * 100) }),
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

  test('S1.1 is narrowed to some listings, in what was before and in what comes', async () => {
    const before = await lastId()
    for (const [yuan, listing] of [
      [31, 7n],
      [32, 8n],
      [33, null],
      [34, 9n],
    ] as const)
      await record(yuan, goodsA, listing)
    const some = await get(`?last_id=${before}&listing_ids=7,9`)
    expect(await some.takePrices(2)).toEqual([31, 34])
    await record(35, goodsB, 8n)
    await record(36, goodsB, null)
    await record(37, goodsB, 9n)
    expect(await some.takePrices(1)).toEqual([37])
    const ofBoth = await get(`?last_id=${before}&listing_ids=7,9&goods_id=${goodsB}`)
    expect(await ofBoth.takePrices(1)).toEqual([37])
  })

  test('S1.1 who follows some listings and has missed very many events of others is told to start over', async () => {
    const before = await lastId()
    await record(38, goodsA, 7n)
    await exchange.services.db.execute(sql`
      insert into market_events (kind, listing_id, goods_id, style_id, price)
      select 'listed', 8, ${goodsB}, 0, 100 from generate_series(1, 10500)`)
    await record(39, goodsA, 7n)
    const some = await get(`?last_id=${before}&listing_ids=7`)
    const [found, reset] = await some.take(2)
    expect(JSON.parse(found!.data!)).toMatchObject({ price: '38.00' })
    expect(reset).toMatchObject({ event: 'reset' })
    await record(40, goodsA, 7n)
    expect(await some.takePrices(1)).toEqual([40])
    expect(await (await get(`?last_id=${before}&listing_ids=7&goods_id=${goodsA}`)).takePrices(3)).toEqual([38, 39, 40])
    await exchange.services.db.delete(marketEvents).where(eq(marketEvents.listingId, 8n))
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

  test.each([
    '?last_id=x',
    '?goods_id=nope',
    '?unknown=1',
    '?last_id=999999999999',
    '?listing_ids=',
    '?listing_ids=1,x',
  ])('refuses %s', async (query) => {
    const { response } = await get(query)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  test('is narrowed to so many listings and no more', async () => {
    const ids = Array.from({ length: maxFollowedListings + 1 }, (_, nth) => nth + 1)
    expect((await get(`?listing_ids=${ids.slice(1).join()}`)).response.status).toBe(200)
    expect((await get(`?listing_ids=${ids.join()}`)).response.status).toBe(400)
  })

  test('opens only so many streams for the addresses of one network, and gives their places back', async () => {
    const from = { 'x-client-address': '2001:db8::7' }
    const six = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => get('', { 'x-client-address': `2001:db8::${nth}` })),
    )
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
    await pruneMarketEvents(exchange.services.db, 3)
    await record(22)
    const [reset, next] = await (await get(`?last_id=${old}`)).take(2)
    expect(reset).toMatchObject({ event: 'reset' })
    expect(JSON.parse(next!.data!)).toMatchObject({ price: '22.00' })
    expect(Number(before)).toBeLessThan(Number(old))
  })

  test('events of a restored database, from the future of this server, come before the new ones', async () => {
    await record(23)
    await exchange.services.db.execute(sql`update market_events set xact = '9000000000'::xid8`)
    await pruneMarketEvents(exchange.services.db)
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
