import { type Context, Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { marketEventsQuery } from '#contract/market/events.ts'
import { marketEventsPath } from '#contract/words.ts'
import { networkOf } from '#lib/network-address.ts'
import { boundedLogger } from '../bounded-log.ts'
import type { Services } from '../services.ts'
import { EventQueue } from './event-queue.ts'
import { type MarketFeed, marketFeedOf } from './market-feed.ts'
import {
  beginningNow,
  type Interest,
  interestIn,
  isAfter,
  type Position,
  positionOf,
  readMarketEvents,
} from './read-market-events.ts'

const heartbeatMs = 15_000
/** Also the client's reconnection delay. */
const retryMs = 3_000
const catchUpSize = 500
const maxWaiting = 5_000
const maxPerNetwork = 6
const maxInAll = 1_000

/**
 * `GET /api/ext/market/events`: market events as server-sent events. `Last-Event-ID` or `last_id` resumes after an
 * event; without either the feed starts now. `goods_id` and `listing_ids` narrow it. An event named `reset` says that
 * older ones were dropped unseen.
 */
export function marketEventRoutes({ db }: Pick<Services, 'db'>, beatMs = heartbeatMs): Hono {
  const app = new Hono()
  const feed = marketFeedOf(db)
  const connections = new Map<string, number>()
  let inAll = 0

  app.get(marketEventsPath, async (c) => {
    const query = marketEventsQuery.safeParse(c.req.query())
    const lastId = c.req.header('last-event-id') ?? query.data?.last_id
    if (!query.success || (lastId !== undefined && !/^\d{1,18}$/.test(lastId)))
      return problem(c, 400, 'The query is not valid.')
    const network = networkOf(c.req.header('x-client-address') ?? '')
    const mine = connections.get(network) ?? 0
    if (feed.isClosed) return problem(c, 503, 'The exchange is stopping.')
    if (mine >= maxPerNetwork || inAll >= maxInAll) return problem(c, 429, 'Too many open streams.')
    // Reserved before the first await, so that concurrent requests are counted correctly.
    connections.set(network, mine + 1)
    inAll++
    const leave = () => {
      inAll--
      const left = connections.get(network)! - 1
      if (left > 0) connections.set(network, left)
      else connections.delete(network)
    }
    try {
      const start =
        lastId === undefined ? { ...(await beginningNow(db)), isGap: false } : await positionOf(db, BigInt(lastId))
      if (!start) {
        leave()
        return problem(c, 400, 'There never was such an event.')
      }
      c.header('x-accel-buffering', 'no')
      const interest = { goodsId: query.data.goods_id, listingIds: query.data.listing_ids }
      const follow = { db, feed, start, interest, beatMs }
      return streamSSE(c, async (stream) => {
        try {
          await followFeed(stream, follow)
        } catch (error) {
          boundedLogger.warn({ error }, 'a stream of market events broke off')
        } finally {
          leave()
        }
      })
    } catch (error) {
      leave()
      throw error
    }
  })
  return app
}

interface Follow {
  db: Services['db']
  feed: MarketFeed
  start: { position: Position; isGap: boolean; past?: ReadonlySet<string> }
  interest: Interest
  beatMs: number
}

/**
 * Subscribes first, then catches up from the table, then writes what was queued meanwhile and live events: whatever the
 * timing, each event after the start is written exactly once.
 */
async function followFeed(stream: SSEStreamingApi, { db, feed, start, interest, beatMs }: Follow): Promise<void> {
  const queue = new EventQueue(maxWaiting)
  stream.onAbort(() => queue.end())
  const isOfInterest = interestIn(interest)
  const leave = await feed.subscribe(
    (events) => queue.push(events.filter(isOfInterest)),
    () => queue.end(),
  )
  try {
    let position = start.position
    const write = async (events: Awaited<ReturnType<typeof readMarketEvents>>) => {
      for (const { position: at, event } of events) {
        if (queue.isEnded) return
        if (!isAfter(at, position) || start.past?.has(event.id)) continue
        await stream.writeSSE({ id: event.id, event: event.kind, data: JSON.stringify(event) })
        position = at
      }
    }
    // The first bytes confirm that the stream is open, and set the client's reconnection delay.
    await stream.write(`retry: ${retryMs}\n\n`)
    if (start.isGap) await stream.writeSSE({ event: 'reset', data: '{}' })
    for (let isBehind = true; isBehind && !queue.isEnded;) {
      const events = await readMarketEvents(db, { ...interest, after: position, limit: catchUpSize })
      await write(events)
      isBehind = events.length === catchUpSize
    }
    while (!queue.isEnded) {
      const events = await queue.take(beatMs)
      if (events.length > 0) await write(events)
      else if (!queue.isEnded) await stream.write(': still here\n\n')
    }
  } finally {
    leave()
  }
}

function problem(c: Context, status: 400 | 429 | 503, title: string): Response {
  return c.body(JSON.stringify({ title, status }), status, {
    'content-type': 'application/problem+json',
    ...(status !== 400 && { 'retry-after': String(retryMs / 1000) }),
  })
}
