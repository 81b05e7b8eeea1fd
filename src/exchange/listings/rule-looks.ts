import { sql, type SQL } from 'drizzle-orm'
import { repricingPause } from '#contract/price-rules/words.ts'

/** The reason recorded in a listing's history that tells a rule's change from its seller's. */
export const byRule = 'price_rule'

/**
 * When a rule may check a listing: now, or ten minutes after a rule last changed its price, whichever rule that was.
 * Reads its history backwards, which is kept for good: usually one of its newest steps.
 */
export const nextLook = (listingId: SQL): SQL => sql`greatest(amber_now(), (
  select at + make_interval(secs => ${repricingPause}::int) from listing_events
  where listing_id = ${listingId} and event = 'reprice' and reason = ${byRule}
  order by id desc limit 1
))`
