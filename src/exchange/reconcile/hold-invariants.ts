import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

export const holdInvariants: readonly Invariant[] = [
  {
    number: 7,
    name: 'a hold ends once: what was set aside for a subject and has not left it is its open hold',
    // A capture for an order is posted as the order's payment; the order knows whose hold it was.
    query: sql`
      with moved as (
        select t.reference, p.amount from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
        where p.destination like 'user:%:held'
        union all
        select case when t.reference like 'order:%'
            then coalesce('purchase_order:' || o.purchase_order_id, 'bargain:' || o.bargain_id) else t.reference end,
          -p.amount
        from ledger_postings p
        join ledger_transactions t on t.id = p.transaction_id
        left join orders o on t.reference = 'order:' || o.id
        where p.source like 'user:%:held'
      ), left_over as (
        select reference, sum(amount) as amount from moved group by reference
      ), open as (
        select kind || ':' || reference_id as reference, amount from holds where state = 'open'
      )
      select coalesce(l.reference, o.reference, 'held money') as subject,
        coalesce(o.amount, 0) || ' in an open hold, ' || coalesce(l.amount, 0) || ' left of what was set aside' as problem
      from left_over l full join open o on o.reference = l.reference
      where coalesce(l.amount, 0) <> coalesce(o.amount, 0)`,
  },
  {
    number: 7,
    name: 'a hold that has ended has a time of its end, an open one has none',
    query: sql`
      select 'hold ' || id as subject, state || ', ended at ' || coalesce(ended_at::text, 'no time') as problem
      from holds where (state = 'open') <> (ended_at is null)`,
  },
]
