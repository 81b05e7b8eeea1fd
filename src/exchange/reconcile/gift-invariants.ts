import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Invariants of the money that operators give away, which hold between any two transactions. */
export const giftInvariants: readonly Invariant[] = [
  {
    number: 21,
    name: 'a redeemed activation code is booked once and to the fen to who redeemed it; no other is booked at all',
    query: sql`
      with booked as (
        select t.reference, count(*) as times, sum(p.amount) as amount, min(p.destination) as destination
        from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
        where t.reason = 'activation_code' group by t.reference
      )
      select coalesce('activation code ' || c.id, b.reference) as subject,
        coalesce(c.amount, 0) || ' for ' || coalesce(c.redeemed_by::text, 'nobody') || ', booked '
          || coalesce(b.times, 0) || ' times, ' || coalesce(b.amount, 0) as problem
      from activation_codes c full join booked b on b.reference = 'activation_code:' || c.id
      where c.id is null
        or coalesce(b.times, 0) <> (c.redeemed_by is not null)::int
        or b.amount <> c.amount
        or b.destination <> 'user:' || c.redeemed_by || ':available'`,
  },
  {
    number: 21,
    name: 'a gift was posted once and to the fen, by its button or by a code of its activity; nothing else was posted for one',
    query: sql`
      with posted as (
        select 'gift ' || split_part(t.reference, ':', 2) as gift, p.amount, p.source, p.destination
        from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
        where t.reason = 'gift'
        union all
        select coalesce('gift ' || g.id, 'activation code ' || c.id), c.amount, 'adjustments', 'user:' || c.redeemed_by || ':available'
        from activation_codes c left join gifts g on g.activity_id = c.activity_id and g.user_id = c.redeemed_by
        where c.activity_id is not null and c.redeemed_by is not null
      ), gathered as (
        select gift, count(*) as times, sum(amount) as amount, min(source) as source, min(destination) as destination
        from posted group by gift
      )
      select coalesce('gift ' || g.id, p.gift) as subject,
        coalesce(g.amount, 0) || ' for ' || coalesce(g.user_id::text, 'nobody') || ', posted '
          || coalesce(p.times, 0) || ' times, ' || coalesce(p.amount, 0) as problem
      from gifts g full join gathered p on p.gift = 'gift ' || g.id
      where g.id is null or p.gift is null or p.times <> 1 or p.amount <> g.amount
        or p.source <> 'adjustments' or p.destination <> 'user:' || g.user_id || ':available'`,
  },
  {
    number: 21,
    name: 'an activity counts the gifts that people got of it, within its limit and not before its start',
    query: sql`
      select 'activity ' || a.id as subject, a.granted_count || ' counted, ' || count(g.id) || ' got' as problem
      from activities a left join gifts g on g.activity_id = a.id
      group by a.id
      having a.granted_count <> count(g.id) or count(g.id) > a.gift_limit
        or bool_or(g.amount <> a.amount or g.granted_at < a.starts_at)`,
  },
]
