import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { personEventsPath } from '#contract/words.ts'
import { networkOf } from '#lib/network-address.ts'
import { findCaller, isSessionLive } from '../accounts/sessions.ts'
import { boundedLogger } from '../bounded-log.ts'
import type { Caller } from '../http/context.ts'
import { askedLocaleOf, bearerOf, deviceOf } from '../http/request-facts.ts'
import { heartbeat, heartbeatMs, retryMs, StreamPlaces, streamProblem } from '../http/streams.ts'
import { WakeSignal } from '../jobs/wake-signal.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { type PersonFeed, personFeedOf } from './person-feed.ts'

/** The windows of a browser share four; some people use several, and a closed one may be seen late. */
const maxPerPerson = 12
/** Many people share an address, and open streams must leave room for their requests. */
const maxPerNetwork = 48
const maxInAll = 2_000

/**
 * `GET /api/ext/user/events`: an event `following` at the start, then `changed` whenever something of the person signed
 * in has changed that they may have to act on. It says nothing else: what it is, they read by the calls. `user_id` is
 * the person for whom it is opened. To anybody else, and without a session, the answer is 204, which tells a browser
 * not to reconnect.
 */
export function personEventRoutes({ db }: Pick<Services, 'db'>, beatMs = heartbeatMs): Hono {
  const app = new Hono()
  const feed = personFeedOf(db)
  const perPerson = new StreamPlaces({ each: maxPerPerson, inAll: maxInAll })
  const perNetwork = new StreamPlaces({ each: maxPerNetwork, inAll: maxInAll })

  app.get(personEventsPath, async (c) => {
    const { address } = deviceOf(c)
    const found = await findCaller(db, bearerOf(c), { address, locale: askedLocaleOf(c) })
    if (found instanceof Refusal || c.req.query('user_id') !== String(found.caller.userId)) return c.body(null, 204)
    const { caller } = found
    if (feed.isClosed) return streamProblem(c, 503, 'The exchange is stopping.')
    const leavePerson = perPerson.take(String(caller.userId))
    const leaveNetwork = perNetwork.take(networkOf(address))
    const leave = () => {
      leavePerson?.()
      leaveNetwork?.()
    }
    if (!leavePerson || !leaveNetwork) {
      leave()
      return streamProblem(c, 429, 'Too many open streams.')
    }
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      try {
        await followPerson(stream, { db, feed, caller, beatMs })
      } catch (error) {
        boundedLogger.warn({ error }, 'a stream of somebody’s events broke off')
      } finally {
        leave()
      }
    })
  })
  return app
}

/** Ends with the session: within a heartbeat, and before anything else is told. */
async function followPerson(
  stream: SSEStreamingApi,
  { db, feed, caller, beatMs }: { db: Services['db']; feed: PersonFeed; caller: Caller; beatMs: number },
): Promise<void> {
  const wakeSignal = new WakeSignal()
  stream.onAbort(() => wakeSignal.end())
  const leave = await feed.subscribe({ userId: caller.userId, onChange: () => wakeSignal.notify() }, () =>
    wakeSignal.end(),
  )
  try {
    // What the client reads from now on is not older than the feed.
    await stream.writeSSE({ event: 'following', data: '{}', retry: retryMs })
    while (!wakeSignal.isEnded) {
      const hasChanged = await wakeSignal.wait(beatMs)
      if (wakeSignal.isEnded || !(await isSessionLive(db, caller.sessionId))) return
      if (hasChanged) await stream.writeSSE({ event: 'changed', data: '{}' })
      else await stream.write(heartbeat)
    }
  } finally {
    leave()
  }
}
