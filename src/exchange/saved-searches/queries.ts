import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { list, save } from '#contract/saved-searches.ts'
import { seconds } from '#lib/time/seconds.ts'
import { savedSearches } from '../db/schema/saved-searches.ts'
import type { Locale, SignedInContext } from '../http/context.ts'
import { countNewListings } from '../market/count-new-listings.ts'
import { namedParts } from '../market/named-parts.ts'

export type SavedSearchRow = typeof savedSearches.$inferSelect

/** The most searches that one person may keep. */
export const maxSearches = 50

/** New listings are counted up to this number. */
export const mostNew = 99

/** Listings older than this do not count as new, however long ago the person looked. */
export const countedSince = sql<Date>`greatest(${savedSearches.seenAt}, amber_now() - interval '30 days')`.mapWith(
  savedSearches.seenAt,
)

/** Returns the caller's searches, newest first. */
export async function listSearches({
  db,
  locale,
  settings,
  caller: { userId },
}: SignedInContext): Promise<CallAnswer<typeof list>> {
  const rows = await db
    .select({ ...getTableColumns(savedSearches), since: countedSince })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.id))
  const searches: CallAnswer<typeof save>[] = []
  // Sequentially: a page full of searches takes no more of the database than any other page.
  for (const { since, ...row } of rows) {
    const asked = { since, besides: userId, most: mostNew, lookedAt: settings.newListingsLookedAt }
    searches.push(viewOf(row, locale, await countNewListings(db, row.search, asked)))
  }
  return { searches, max_searches: maxSearches }
}

/** A search as its owner sees it. */
export const viewOf = (
  { id, name, search, isAlerting, seenAt, createdAt }: SavedSearchRow,
  locale: Locale,
  { count, hasMore }: { count: number; hasMore: boolean },
): CallAnswer<typeof save> => ({
  search_id: id.toString(),
  name,
  search,
  named: namedParts(search, locale),
  is_alerting: isAlerting,
  new_count: count,
  has_more_new: hasMore,
  seen_at: seconds(seenAt),
  created_at: seconds(createdAt),
})
