import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Invariants of payments that contradict what was asked for. */
export const contradictionInvariants: readonly Invariant[] = [
  {
    number: 16,
    name: 'every paid notice that contradicts what was asked for is kept for operators to resolve',
    query: sql`
      select 'notice ' || n.id as subject, n.outcome || ' of trade ' || n.trade_no || ' is not listed' as problem
      from payment_notices n
      where n.outcome in ('other_amount', 'late', 'paid_twice', 'unknown', 'other_merchant')
        and not exists (
          select 1 from contradictory_payments c
          where c.trade_no = n.trade_no and c.provider = n.provider and c.contradiction = n.outcome
        )`,
  },
  {
    number: 16,
    name: 'a contradictory payment is booked once, to the fen, by an operator, and beside no recharge; no other is booked',
    query: sql`
      with booked as (
        select t.reference, count(*) as times, sum(p.amount) as amount, min(p.destination) as destination
        from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
        where t.reason = 'payment_booked' group by t.reference
      )
      select coalesce('payment ' || c.id, b.reference) as subject,
        coalesce(c.state, 'no payment') || ' of ' || coalesce(c.amount, 0) || ', booked ' || coalesce(b.times, 0)
          || ' times, ' || coalesce(b.amount, 0) as problem
      from contradictory_payments c full join booked b on b.reference = 'payment:' || c.id
      where c.id is null
        or coalesce(b.times, 0) <> (c.state = 'booked')::int
        or b.amount <> c.amount
        or b.destination <> 'user:' || c.user_id || ':available'
        or (c.state = 'open') <> (c.by is null)
        or (c.state = 'booked' and exists (
          select 1 from recharges r where r.trade_no = c.trade_no and r.provider = c.provider
        ))`,
  },
]
