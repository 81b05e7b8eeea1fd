import { type SQL, sql } from 'drizzle-orm'
import { savedSearches } from '../db/schema/saved-searches.ts'
import { alertPause } from '../jobs/alert-pause.ts'
import type { ExchangeSettings } from '../settings.ts'

/** Least seconds between two mails of one search. */
const mailPause = 3600

/** When the alert of a search that was just seen checks next. */
export const nextLook = (settings: ExchangeSettings): SQL => sql`greatest(
  amber_now() + make_interval(secs => ${alertPause(settings)}::int),
  ${savedSearches.toldAt} + make_interval(secs => ${mailPause}::int))`

/** Same as `nextLook`, for a new search. */
export const firstLook = (settings: ExchangeSettings): SQL =>
  sql`amber_now() + make_interval(secs => ${alertPause(settings)}::int)`
