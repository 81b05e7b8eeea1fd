import { type SQL, sql } from 'drizzle-orm'
import { savedSearches } from '../db/schema/saved-searches.ts'
import { alertPause } from '../jobs/alert-pause.ts'
import type { ExchangeSettings } from '../settings.ts'

/** Seconds that lie between two mails of one search at least. */
const mailPause = 3600

/** When the alert of a search looks next, of which everything has been seen. */
export const nextLook = (settings: ExchangeSettings): SQL => sql`greatest(
  amber_now() + make_interval(secs => ${alertPause(settings)}::int),
  ${savedSearches.toldAt} + make_interval(secs => ${mailPause}::int))`

/** As `nextLook`, of a search that is new. */
export const firstLook = (settings: ExchangeSettings): SQL =>
  sql`amber_now() + make_interval(secs => ${alertPause(settings)}::int)`
