import { and, asc, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm'
import { boundedLogger } from '../bounded-log.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { savedSearches } from '../db/schema/saved-searches.ts'
import { transact } from '../db/transact.ts'
import { alertPause } from '../jobs/alert-pause.ts'
import { sendMails } from '../mail/send-mail.ts'
import { countNewListings } from '../market/count-new-listings.ts'
import type { Services } from '../services.ts'
import type { ExchangeSettings } from '../settings.ts'
import { nextLook } from './next-look.ts'
import { countedSince, mostNew, type SavedSearchRow } from './queries.ts'

const batchSize = 20

/** Which period of ten minutes a moment is in; they begin at another second for each search. */
const periodOf = (at: SQL) => sql`floor((extract(epoch from ${at}) + ${savedSearches.id}) / 600)`

/**
 * Listings keep the time of their listing while an order that lapses or a closed shop keeps them off the market, so the
 * first check in each period looks back to the alert's start, as does each in the first two hours, in which `nextLook`
 * may put one off. The others look back little further than the one before: a transaction may take a while to commit.
 */
function lookedSince(settings: Pick<ExchangeSettings, 'isDemo'>) {
  const lastLook = sql`${savedSearches.dueAt} - make_interval(secs => ${alertPause(settings)}::int)`
  const isFirst = sql`${periodOf(sql`amber_now()`)} > ${periodOf(lastLook)}`
  const since = sql<Date>`case
    when ${savedSearches.lookedAt} > amber_now() - interval '2 hours' then ${savedSearches.lookedAt}
    when ${isFirst} then greatest(${savedSearches.lookedAt}, amber_now() - interval '30 days')
    else ${lastLook} - interval '2 minutes' end`
  return since.mapWith(savedSearches.seenAt)
}

type DueSearch = SavedSearchRow & { since: Date; seenSince: Date }

/**
 * Runs one round over the searches whose alert is due. A search with listings new to its alert sends one mail, and
 * then pauses until its owner looks at it. Any number of processes may run it: of concurrent checks of a search, only
 * the first sends the mail. One that cannot be checked, or whose mail cannot be sent, does not block the others; a later
 * check finds what this one missed.
 *
 * @returns the number of searches checked.
 */
export async function alertDueSearches({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<number> {
  const due = await db
    .select({
      ...getTableColumns(savedSearches),
      since: lookedSince(settings),
      seenSince: countedSince,
    })
    .from(savedSearches)
    .where(lte(savedSearches.dueAt, databaseNow))
    .orderBy(asc(savedSearches.dueAt))
    .limit(batchSize)
  for (const one of due) {
    try {
      const found = await countNew(db, one, settings.newListingsLookedAt)
      if (found === null) await note(db, one, { dueAt: nextLook(settings) })
      else await transact(db, (tx) => tell(tx, one, found))
    } catch (error) {
      boundedLogger.error({ searchId: one.id, error }, 'saved search could not be looked for')
      await note(db, one, { dueAt: nextLook(settings) })
    }
  }
  return due.length
}

/** The number of listings new since the person looked, as text; null if none is new to the alert. */
async function countNew(
  db: Queryable,
  { search, userId, since, seenSince }: DueSearch,
  lookedAt: number,
): Promise<string | null> {
  const how = { besides: userId, lookedAt }
  const { count } = await countNewListings(db, search, { ...how, since, most: 1 })
  if (count === 0) return null
  const all = await countNewListings(db, search, { ...how, since: seenSince, most: mostNew })
  return all.hasMore ? `${all.count}+` : String(all.count)
}

/** Records the outcome of a check; returns false if the search was seen, changed or checked meanwhile. */
async function note(
  db: Queryable,
  { id, dueAt, seenAt }: DueSearch,
  outcome: Parameters<ReturnType<typeof db.update<typeof savedSearches>>['set']>[0],
): Promise<boolean> {
  const isSame = and(eq(savedSearches.id, id), eq(savedSearches.dueAt, dueAt!), eq(savedSearches.seenAt, seenAt))
  const noted = await db.update(savedSearches).set(outcome).where(isSame).returning({ id: savedSearches.id })
  return noted.length > 0
}

async function tell(tx: Transaction, search: DueSearch, count: string): Promise<void> {
  const { id, userId, name } = search
  if (await note(tx, search, { toldAt: databaseNow, dueAt: null }))
    await sendMails(tx, [{ userId, kind: 'saved_search_found', subjectId: id, params: { name, count } }])
}
