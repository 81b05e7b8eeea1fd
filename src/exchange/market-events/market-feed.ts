import type { Queryable } from '../db/connection.ts'
import { repeat } from '../jobs/repeat.ts'
import { logger } from '../log.ts'
import { currentPosition, type Position, type PositionedEvent, readMarketEvents } from './read-market-events.ts'

type Listener = (events: readonly PositionedEvent[]) => void

const pollMs = 500
const batchSize = 1_000

/** Polls the table every half second for all subscribers, and not at all without any. */
export class MarketFeed {
  readonly #db: Queryable
  readonly #listeners = new Set<Listener>()
  readonly #ends = new Set<() => void>()
  #watch: Watch | null = null
  #isClosed = false

  constructor(db: Queryable) {
    this.#db = db
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /**
   * Calls the listener with every event from now on, in order, in batches of half a second; `onEnd` when the feed is
   * closed.
   *
   * @returns the function that unsubscribes
   */
  async subscribe(listener: Listener, onEnd: () => void): Promise<() => void> {
    this.#listeners.add(listener)
    this.#ends.add(onEnd)
    this.#watch ??= this.#startWatch()
    try {
      await this.#watch.isReady
    } catch (error) {
      this.#leave(listener, onEnd)
      throw error
    }
    return () => this.#leave(listener, onEnd)
  }

  /** Ends all streams. */
  close(): void {
    this.#isClosed = true
    for (const end of this.#ends) end()
  }

  #startWatch(): Watch {
    const watch: Watch = { isOver: false, poll: null, isReady: Promise.resolve() }
    watch.isReady = currentPosition(this.#db).then((now) => {
      let position: Position = now
      // Everybody may have left meanwhile; later subscribers have another watch.
      if (watch.isOver) return
      watch.poll = repeat(
        pollMs,
        async () => {
          const events = await readMarketEvents(this.#db, { after: position, limit: batchSize })
          if (watch.isOver || events.length === 0) return false
          position = events.at(-1)!.position
          for (const listener of this.#listeners) listener(events)
          return events.length === batchSize
        },
        logger,
      )
    })
    return watch
  }

  #leave(listener: Listener, onEnd: () => void): void {
    this.#listeners.delete(listener)
    this.#ends.delete(onEnd)
    if (this.#listeners.size > 0 || !this.#watch) return
    this.#watch.isOver = true
    void this.#watch.poll?.stop()
    this.#watch = null
  }
}

/** A period of polling, from the first subscriber's arrival to the last one's departure. */
interface Watch {
  isOver: boolean
  poll: { stop(): Promise<void> } | null
  isReady: Promise<void>
}

const feeds = new WeakMap<object, MarketFeed>()

/** The single feed of a database in this process. */
export function marketFeedOf(db: Queryable): MarketFeed {
  let feed = feeds.get(db)
  if (!feed) feeds.set(db, (feed = new MarketFeed(db)))
  return feed
}
