import { sql } from 'drizzle-orm'
import { edgesOf, type Invariant } from './invariant.ts'
import { liveBargainStates } from '../db/schema/bargains.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { liveListingStates } from '../db/schema/listings.ts'
import { bargainMachine } from '../bargains/states.ts'

const edges = edgesOf(bargainMachine)

/** Invariants of bargains, which hold between any two transactions. */
export const bargainInvariants: readonly Invariant[] = [
  {
    number: 6,
    name: 'what is set aside for bargains is the price of each open or countered one',
    query: sql`
      select 'bargain ' || coalesce(b.id, h.reference_id) as subject,
        coalesce(b.state, 'no bargain') || ' for ' || coalesce(b.price, 0) || ', held ' || coalesce(h.amount, 0) as problem
      from (select * from bargains where state in ('open', 'countered')) b
      full join (select * from holds where kind = 'bargain' and state = 'open') h on h.reference_id = b.id
      where b.id is null or h.id is null or h.amount <> b.price or h.user_id <> b.buyer_id`,
  },
  {
    number: 12,
    name: 'nobody bargains for a listing that is gone, paid for, or has another price',
    query: sql`
      select 'bargain ' || b.id as subject,
        b.state || ' at ' || b.listing_price || ' on listing ' || l.id || ', ' || l.state || ' at ' || l.price as problem
      from bargains b join listings l on l.id = b.listing_id
      where ${isOneOf('b.state', liveBargainStates)}
        and (l.price <> b.listing_price or l.seller_id <> b.seller_id or l.state not in ('on_sale', 'reserved')
          or (l.state = 'reserved' and not exists (
            select 1 from orders o where o.asset_id = l.asset_id and o.listing_id = l.id and o.state = 'awaiting_payment')))`,
  },
  {
    number: 13,
    name: 'an accepted bargain is one paid order of its listing at the agreed price, and no other has one',
    query: sql`
      select 'bargain ' || b.id as subject,
        b.state || ' for ' || coalesce(b.counter_price, b.price) || ', order ' || coalesce(o.id || ' for ' || o.price, 'none') as problem
      from bargains b left join orders o on o.bargain_id = b.id
      where (b.state = 'accepted') <> (o.id is not null)
        or o.price <> coalesce(b.counter_price, b.price)
        or o.listing_id <> b.listing_id or o.buyer_id <> b.buyer_id or o.seller_id <> b.seller_id
        or o.state in ('awaiting_payment', 'cancelled')
      union all
      select 'order ' || o.id, 'of bargain ' || o.bargain_id || ', which there is not'
      from orders o left join bargains b on b.id = o.bargain_id where o.bargain_id is not null and b.id is null`,
  },
  {
    number: 15,
    name: 'bargains move along declared edges, and their history leads to where they stand',
    query: sql`
      select 'bargain ' || e.bargain_id as subject, e.from_state || ' -' || e.event || '-> ' || e.to_state as problem
      from bargain_events e
      where e.from_state is not null and (e.from_state, e.event, e.to_state) not in (${edges})
      union all
      select 'bargain ' || b.id, 'stands at ' || b.state || ', its history at ' || coalesce(last.to_state, 'nothing')
      from bargains b left join lateral (
        select to_state from bargain_events e where e.bargain_id = b.id order by e.id desc limit 1
      ) last on true
      where b.state is distinct from last.to_state
      union all
      select 'bargain ' || id, state || (case when deadline_at is null then ' without' else ' with' end) || ' a deadline'
      from bargains where (deadline_at is null) <> (not ${isOneOf('state', liveBargainStates)})`,
  },
  {
    number: 15,
    name: 'a listing can be bargained for as its seller and it itself allow',
    query: sql`
      select 'listing ' || l.id as subject, 'bargainable: ' || l.is_bargainable as problem
      from listings l join users u on u.id = l.seller_id
      where ${isOneOf('l.state', liveListingStates)}
        and l.is_bargainable <> (l.allows_bargain and u.allows_bargain)`,
  },
]
