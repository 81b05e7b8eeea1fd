import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { marketEventsQuery } from '#contract/market/events.ts'
import { marketEventsPath } from '#contract/words.ts'
import { networkOf } from '#lib/network-address.ts'
import { boundedLogger } from '../bounded-log.ts'
import { firstBytes, heartbeat, heartbeatMs, StreamPlaces, streamProblem } from '../http/streams.ts'
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

const catchUpSize = 500
/** Events of other listings that a stream of some listings looks through for theirs: no index has them by listing. */
const mostLookedThrough = 10_000
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
  const places = new StreamPlaces({ each: maxPerNetwork, inAll: maxInAll })

  app.get(marketEventsPath, async (c) => {
    const query = marketEventsQuery.safeParse(c.req.query())
    const lastId = c.req.header('last-event-id') ?? query.data?.last_id
    if (!query.success || (lastId !== undefined && !/^\d{1,18}$/.test(lastId)))
      return streamProblem(c, 400, 'The query is not valid.')
    if (feed.isClosed) return streamProblem(c, 503, 'The exchange is stopping.')
    // Reserved before the first await, so that concurrent requests are counted correctly.
    const leave = places.take(networkOf(c.req.header('x-client-address') ?? ''))
    if (!leave) return streamProblem(c, 429, 'Too many open streams.')
    try {
      const start =
        lastId === undefined ? { ...(await beginningNow(db)), isGap: false } : await positionOf(db, BigInt(lastId))
      if (!start) {
        leave()
        return streamProblem(c, 400, 'There never was such an event.')
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
    let { position, past } = start
    const write = async (events: Awaited<ReturnType<typeof readMarketEvents>>) => {
      for (const { position: at, event } of events) {
        if (queue.isEnded) return
        if (!isAfter(at, position) || past?.has(event.id)) continue
        await stream.writeSSE({ id: event.id, event: event.kind, data: JSON.stringify(event) })
        position = at
      }
    }
    const reset = () => stream.writeSSE({ event: 'reset', data: '{}' })
    await stream.write(firstBytes)
    if (start.isGap) await reset()
    for (let seen = 0, isBehind = true; isBehind && !queue.isEnded;) {
      const events = await readMarketEvents(db, { goodsId: interest.goodsId, after: position, limit: catchUpSize })
      await write(events.filter(isOfInterest))
      position = events.at(-1)?.position ?? position
      seen += events.length
      isBehind = events.length === catchUpSize
      if (isBehind && interest.listingIds && seen >= mostLookedThrough) {
        ;({ position, past } = await beginningNow(db))
        await reset()
        isBehind = false
      }
    }
    while (!queue.isEnded) {
      const events = await queue.take(beatMs)
      if (events.length > 0) await write(events)
      else if (!queue.isEnded) await stream.write(heartbeat)
    }
  } finally {
    leave()
  }
}
