import { sql } from 'drizzle-orm'
import { rechargeMachine } from '../wallet/recharges/states.ts'
import { withdrawalMachine } from '../wallet/withdrawals/states.ts'
import { contradictionInvariants } from './contradiction-invariants.ts'
import { edgesOf, type Invariant } from './invariant.ts'

/** Invariants of money on its way in and out, which hold between any two transactions. */
export const paymentInvariants: readonly Invariant[] = [
  {
    number: 6,
    name: 'what is set aside for withdrawals is the amount of each that is under way',
    query: sql`
      select 'withdrawal ' || coalesce(w.id, h.reference_id) as subject,
        coalesce(w.state, 'no withdrawal') || ' of ' || coalesce(w.amount, 0) || ', held ' || coalesce(h.amount, 0) as problem
      from (select * from withdrawals where state in ('awaiting_confirmation', 'processing')) w
      full join (select * from holds where kind = 'withdrawal' and state = 'open') h on h.reference_id = w.id
      where w.id is null or h.id is null or h.amount <> w.amount or h.user_id <> w.user_id`,
  },
  {
    number: 14,
    name: 'a paid withdrawal is its payout and its fee, booked once; no other has been booked',
    query: sql`
      with booked as (
        select t.reference,
          count(*) filter (where t.reason = 'withdrawal_paid') as payouts,
          coalesce(sum(p.amount) filter (where t.reason = 'withdrawal_paid' and p.destination like 'cash:%'), 0) as paid,
          coalesce(sum(p.amount) filter (where t.reason = 'withdrawal_fee' and p.destination like 'fees:%'), 0) as fee
        from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
        where t.reason in ('withdrawal_paid', 'withdrawal_fee') group by t.reference
      )
      select coalesce('withdrawal ' || w.id, b.reference) as subject,
        coalesce(w.state, 'no withdrawal') || ' of ' || coalesce(w.amount, 0) || ', paid out ' || coalesce(b.paid, 0)
          || ' and ' || coalesce(b.fee, 0) || ' in ' || coalesce(b.payouts, 0) || ' payouts' as problem
      from withdrawals w full join booked b on b.reference = 'withdrawal:' || w.id
      where w.id is null
        or coalesce(b.payouts, 0) <> (w.state = 'paid')::int
        or coalesce(b.paid, 0) <> case w.state when 'paid' then w.amount - w.fee else 0 end
        or coalesce(b.fee, 0) <> case w.state when 'paid' then w.fee else 0 end
        or (w.state = 'paid') <> (w.transfer_no is not null)
        or (w.state = 'failed') <> (w.failure is not null)`,
  },
  {
    number: 15,
    name: 'recharges and withdrawals move along declared edges, and their history leads to where they stand',
    query: sql`
      select 'recharge ' || e.recharge_id as subject, e.from_state || ' -' || e.event || '-> ' || e.to_state as problem
      from recharge_events e
      where e.from_state is not null and (e.from_state, e.event, e.to_state) not in (${edgesOf(rechargeMachine)})
      union all
      select 'recharge ' || r.id, 'stands at ' || r.state || ', its history at ' || coalesce(last.to_state, 'nothing')
      from recharges r left join lateral (
        select to_state from recharge_events e where e.recharge_id = r.id order by e.id desc limit 1
      ) last on true
      where r.state is distinct from last.to_state or (r.state = 'created') <> (r.due_at is not null)
      union all
      select 'withdrawal ' || e.withdrawal_id, e.from_state || ' -' || e.event || '-> ' || e.to_state
      from withdrawal_events e
      where e.from_state is not null and (e.from_state, e.event, e.to_state) not in (${edgesOf(withdrawalMachine)})
      union all
      select 'withdrawal ' || w.id, 'stands at ' || w.state || ', its history at ' || coalesce(last.to_state, 'nothing')
      from withdrawals w left join lateral (
        select to_state from withdrawal_events e where e.withdrawal_id = w.id order by e.id desc limit 1
      ) last on true
      where w.state is distinct from last.to_state
        or (w.state in ('awaiting_confirmation', 'processing')) <> (w.due_at is not null)`,
  },
  {
    number: 16,
    name: 'a paid recharge is booked once and to the fen; no other is booked at all',
    query: sql`
      with booked as (
        select t.reference, count(*) as times, sum(p.amount) as amount, min(p.destination) as destination
        from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
        where t.reason = 'recharge_paid' group by t.reference
      )
      select coalesce('recharge ' || r.id, b.reference) as subject,
        coalesce(r.state, 'no recharge') || ' of ' || coalesce(r.amount, 0) || ', booked ' || coalesce(b.times, 0)
          || ' times, ' || coalesce(b.amount, 0) as problem
      from recharges r full join booked b on b.reference = 'recharge:' || r.id
      where r.id is null
        or coalesce(b.times, 0) <> (r.state = 'paid')::int
        or b.amount <> r.amount
        or b.destination <> 'user:' || r.user_id || ':available'
        or (r.state = 'paid') <> (r.trade_no is not null)`,
  },
  {
    number: 16,
    name: "a provider's cash is what came in by recharges and other payments and went out by payouts",
    query: sql`
      with moved as (
        select provider, sum(amount) as amount from (
          select provider, -amount as amount from recharges where state = 'paid'
          union all
          select provider, amount - fee from withdrawals where state = 'paid'
          union all
          select provider, -amount from contradictory_payments where state = 'booked'
        ) m group by provider
      )
      select a.key as subject, a.balance || ' stands for ' || coalesce(m.amount, 0) as problem
      from ledger_accounts a left join moved m on a.key = 'cash:' || m.provider
      where a.key like 'cash:%' and a.balance <> coalesce(m.amount, 0)`,
  },
  ...contradictionInvariants,
]
