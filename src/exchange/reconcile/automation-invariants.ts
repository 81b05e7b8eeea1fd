import { sql, type SQL } from 'drizzle-orm'
import { repricingPause } from '#contract/price-rules/words.ts'
import { byRule } from '../listings/rule-looks.ts'
import { byOutbid } from '../purchase-orders/outbid-due-purchases.ts'
import type { Invariant } from './invariant.ts'

/** Changes that followed the previous one sooner than the market's automation may make them. */
const tooSoon = (changes: SQL): SQL => sql`
  select subject, at - before || ' after the change before' as problem
  from (select subject, at, lag(at) over (partition by subject order by id) as before from (${changes}) as changes) as steps
  where at < before + make_interval(secs => ${repricingPause}::int)`

/** Invariants of what the market does automatically. */
export const automationInvariants: readonly Invariant[] = [
  {
    number: 15,
    name: 'a listing job has all its items, and waits for some while it runs and for none once it has ended',
    query: sql`
      select 'listing job ' || j.id as subject,
        j.state || ', ' || count(i.job_id) || ' of ' || j.total || ' items, '
          || count(*) filter (where i.state = 'waiting') || ' waiting' as problem
      from listing_jobs j left join listing_job_items i on i.job_id = j.id
      group by j.id
      having count(i.job_id) <> j.total or (j.state = 'running') <> (count(*) filter (where i.state = 'waiting') > 0)`,
  },
  {
    number: 20,
    name: 'what a listing job has done it did to listings of its own person, and a rule prices those of its own alone',
    query: sql`
      select 'listing job ' || i.job_id || ' item ' || i.place as subject, 'is done to listing ' || coalesce(i.listing_id, 0) as problem
      from listing_job_items i join listing_jobs j on j.id = i.job_id left join listings l on l.id = i.listing_id
      where i.state = 'done' and (l.seller_id is distinct from j.user_id or l.asset_id <> i.asset_id)
      union all
      select 'listing ' || r.listing_id, 'of ' || l.seller_id || ' is priced by rule ' || p.id || ' of ' || p.user_id
      from ruled_listings r join listings l on l.id = r.listing_id join price_rules p on p.id = r.rule_id
      where l.seller_id <> p.user_id or r.user_id <> p.user_id or (r.due_at is null) <> p.is_paused`,
  },
  {
    number: 23,
    name: 'a rule changes the price of a listing at most once in ten minutes',
    pagesOf: 'listings',
    query: (isOfPage) =>
      tooSoon(sql`
        select 'listing ' || listing_id as subject, id, at from listing_events
        where event = 'reprice' and reason = ${byRule} and ${isOfPage(sql`listing_id`)}`),
  },
  {
    number: 23,
    name: 'a purchase order outbids others at most once in ten minutes',
    query: tooSoon(sql`
      select 'purchase order ' || purchase_order_id as subject, id, at from purchase_order_events
      where event = 'change' and reason = ${byOutbid}`),
  },
]
