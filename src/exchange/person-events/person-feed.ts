import type { Queryable } from '../db/connection.ts'
import { memoizePerDatabase } from '../db/memoize-per-database.ts'
import { Feed } from '../jobs/feed.ts'
import { type Changes, readChanges, readNewest } from './read-changes.ts'

/** Somebody who is connected, once for each of their streams. */
interface Listener {
  userId: bigint
  /** Something of theirs has changed. */
  onChange: () => void
}

/** Changes within a transaction that takes longer, in ms, may go untold. */
const mostPatience = 60_000

/** The feed of what happens to each person: one reader for all streams. */
export type PersonFeed = Feed<Listener>

/**
 * The single feed of a database in this process. Ids are assigned before a transaction commits, so a row may appear
 * after younger ones: what has been read is read again, but not told again, until every transaction is over that was
 * running when the newest of it was read.
 */
export const personFeedOf = memoizePerDatabase(
  (db: Queryable): PersonFeed =>
    new Feed(async ({ listeners, tell }) => {
      let mark = { ...(await readNewest(db)), at: performance.now() }
      let settled = mark.newest
      let told = new Set<string>()
      return async () => {
        const changes = await readChanges(db, settled, [...new Set([...listeners].map(({ userId }) => userId))])
        const people = new Set<string>()
        for (const [what, userId] of changes.found) if (!told.has(nameOf(what, userId))) people.add(userId)
        told = new Set(changes.found.map(([what, userId]) => nameOf(what, userId)))
        const now = performance.now()
        if (isOver(mark, changes) || now - mark.at > mostPatience) {
          settled = mark.newest
          mark = { ...changes, at: now }
        }
        tell(({ userId, onChange }) => people.has(String(userId)) && onChange())
        return false
      }
    }),
)

const nameOf = (what: string, userId: string) => `${what} ${userId}`

/** Whether everything that was running then is over by now. */
const isOver = (then: Changes, now: Changes) => now.oldestRunning >= then.nextToCome
