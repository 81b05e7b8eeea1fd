import { sql, type SQL } from 'drizzle-orm'
import { repricingPause } from '#contract/price-rules/words.ts'

/** The word in a listing's history by which a change of a rule is told from one of its seller. */
export const byRule = 'price_rule'

/**
 * When a rule may look at a listing: now, or once ten minutes have passed since a rule last changed its price. Its history
 * says so, whichever rule it was under then.
 */
export const nextLook = (listingId: SQL): SQL => sql`greatest(amber_now(), (
  select max(at) + make_interval(secs => ${repricingPause}::int) from listing_events
  where listing_id = ${listingId} and event = 'reprice' and reason = ${byRule}
))`
