import type { Queryable } from '../db/connection.ts'
import { memoizePerDatabase } from '../db/memoize-per-database.ts'
import { Feed } from '../jobs/feed.ts'
import { currentPosition, type PositionedEvent, readMarketEvents } from './read-market-events.ts'

const batchSize = 1_000

/** Called with every event, in order, in batches of half a second. */
type Listener = (events: readonly PositionedEvent[]) => void

/** The feed of the market: one reader of the table for all streams. */
export type MarketFeed = Feed<Listener>

/** The single feed of a database in this process. */
export const marketFeedOf = memoizePerDatabase(
  (db: Queryable): MarketFeed =>
    new Feed(async ({ tell }) => {
      let position = await currentPosition(db)
      return async () => {
        const events = await readMarketEvents(db, { after: position, limit: batchSize })
        if (events.length === 0) return false
        position = events.at(-1)!.position
        tell((listener) => listener(events))
        return events.length === batchSize
      }
    }),
)
