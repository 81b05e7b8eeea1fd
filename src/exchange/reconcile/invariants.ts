import { sql } from 'drizzle-orm'
import { isOneOf } from '../db/schema/columns.ts'
import { liveListingStates } from '../db/schema/listings.ts'
import { liveOrderStates } from '../db/schema/orders.ts'
import { listingMachine } from '../listings/states.ts'
import { orderMachine } from '../orders/states.ts'
import { automationInvariants } from './automation-invariants.ts'
import { bargainInvariants } from './bargain-invariants.ts'
import { giftInvariants } from './gift-invariants.ts'
import { holdInvariants } from './hold-invariants.ts'
import { edgesOf, type Invariant } from './invariant.ts'
import { marketInvariants } from './market-invariants.ts'
import { paymentInvariants } from './payment-invariants.ts'
import { purchaseOrderInvariants } from './purchase-order-invariants.ts'

const edges = edgesOf(orderMachine)

const listingEdges = edgesOf(listingMachine)

export const invariants: readonly Invariant[] = [
  {
    number: 1,
    name: 'every ledger transaction moves something, and the whole ledger sums to zero',
    query: sql`
      select t.id::text as subject, 'no postings' as problem from ledger_transactions t
      where not exists (select 1 from ledger_postings p where p.transaction_id = t.id)
      union all
      select 'ledger', 'balances sum to ' || sum(balance) from ledger_accounts having sum(balance) <> 0`,
  },
  {
    number: 2,
    name: 'a stored balance is the sum of its postings',
    query: sql`
      with moved as (
        select account, sum(amount) as amount from (
          select destination as account, amount from ledger_postings
          union all
          select source, -amount from ledger_postings
        ) p group by account
      )
      select a.key as subject, a.balance || ' is stored, ' || coalesce(m.amount, 0) || ' was posted' as problem
      from ledger_accounts a left join moved m on m.account = a.key
      where a.balance <> coalesce(m.amount, 0)`,
  },
  {
    number: 3,
    name: 'no balance is below zero that may not be',
    query: sql`select key as subject, balance::text as problem from ledger_accounts where balance < 0 and not may_be_negative`,
  },
  {
    number: 6,
    name: 'held money is the sum of the open holds',
    query: sql`
      with open as (select user_id, sum(amount) as amount from holds where state = 'open' group by user_id)
      select a.key as subject, a.balance || ' is held for ' || coalesce(o.amount, 0) as problem
      from ledger_accounts a left join open o on a.key = 'user:' || o.user_id || ':held'
      where a.key like 'user:%:held' and a.balance <> coalesce(o.amount, 0)`,
  },
  ...holdInvariants,
  {
    number: 8,
    name: 'escrow is what was paid and not delivered, with the fees of what is in protection',
    query: sql`
      with owed as (
        select coalesce(sum(case state when 'in_protection' then fee else price end), 0) as amount
        from orders where state in ('awaiting_delivery', 'awaiting_acceptance', 'in_protection')
      ), kept as (select sum(balance) as amount from ledger_accounts where key like 'escrow:%')
      select 'escrow' as subject, kept.amount || ' is kept for ' || owed.amount as problem
      from owed, kept where owed.amount <> kept.amount`,
  },
  {
    number: 8,
    name: 'pending is the proceeds of what is in protection',
    query: sql`
      with owed as (select seller_id, sum(seller_net) as amount from orders where state = 'in_protection' group by seller_id)
      select a.key as subject, a.balance || ' is pending for ' || coalesce(o.amount, 0) as problem
      from ledger_accounts a left join owed o on a.key = 'user:' || o.seller_id || ':pending'
      where a.key like 'user:%:pending' and a.balance <> coalesce(o.amount, 0)`,
  },
  {
    number: 9,
    name: 'an asset has at most one live order and one live listing',
    pagesOf: 'assets',
    query: (isOfPage) => sql`
      select 'asset ' || asset_id as subject, count(*) || ' live orders' as problem
      from orders where ${isOneOf('state', liveOrderStates)} and ${isOfPage(sql`asset_id`)} group by asset_id having count(*) > 1
      union all
      select 'asset ' || asset_id, count(*) || ' live listings'
      from listings where ${isOneOf('state', liveListingStates)} and ${isOfPage(sql`asset_id`)} group by asset_id having count(*) > 1`,
  },
  {
    number: 9,
    name: 'a listing is reserved while, and only while, an order of it waits for payment or delivery',
    pagesOf: 'listings',
    query: (isOfPage) => sql`
      select 'listing ' || l.id as subject, l.state || ' with ' || count(o.id) || ' waiting orders' as problem
      from listings l left join orders o
        on o.listing_id = l.id and o.state in ('awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance')
      where ${isOfPage(sql`l.id`)} group by l.id having (l.state = 'reserved') <> (count(o.id) = 1)`,
  },
  ...marketInvariants,
  ...purchaseOrderInvariants,
  ...bargainInvariants,
  ...automationInvariants,
  ...paymentInvariants,
  ...giftInvariants,
  {
    number: 14,
    name: 'the buyer pays what the seller gets and the fee',
    query: sql`
      select 'order ' || id as subject, price || ' is not ' || seller_net || ' + ' || fee as problem
      from orders where price <> seller_net + fee or fee < 0 or seller_net < 0`,
  },
  {
    number: 14,
    name: 'what a sale brought its seller, and the market, is to the fen what the ledger moved',
    pagesOf: 'orders',
    query: (isOfPage) => sql`
      select 'order ' || o.id as subject, o.state || ' brought ' || m.brought || ' and a fee of ' || m.fees as problem
      from orders o cross join lateral (
        select
          coalesce(sum(amount) filter (where starts_with(destination, seller)), 0)
            - coalesce(sum(amount) filter (where starts_with(source, seller)), 0) as brought,
          coalesce(sum(amount) filter (where starts_with(destination, 'fees:')), 0) as fees
        from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
          cross join (select 'user:' || o.seller_id || ':' as seller) s
        where t.reference = 'order:' || o.id
      ) m
      where ${isOfPage(sql`o.id`)} and (m.brought, m.fees) is distinct from (
        case when o.state in ('in_protection', 'completed') then o.seller_net else 0 end,
        case when o.state = 'completed' then o.fee else 0 end)`,
  },
  {
    number: 15,
    name: 'orders move along declared edges, and their history leads to where they stand',
    pagesOf: 'orders',
    query: (isOfPage) => sql`
      select 'order ' || e.order_id as subject, e.from_state || ' -' || e.event || '-> ' || e.to_state as problem
      from order_events e
      where e.from_state is not null and (e.from_state, e.event, e.to_state) not in (${edges}) and ${isOfPage(sql`e.order_id`)}
      union all
      select 'order ' || o.id, 'stands at ' || o.state || ', its history at ' || coalesce(last.to_state, 'nothing')
      from orders o left join lateral (
        select to_state from order_events e where e.order_id = o.id order by e.id desc limit 1
      ) last on true
      where o.state is distinct from last.to_state and ${isOfPage(sql`o.id`)}`,
  },
  {
    number: 15,
    name: 'an order that ended early says through whose fault, and no other does',
    query: sql`
      select 'order ' || id as subject, state || ' through ' || coalesce(fault, 'nobody') as problem
      from orders where (state in ('cancelled', 'refunded', 'reversed')) <> (fault is not null)`,
  },
  {
    number: 15,
    name: 'listings move along declared edges, and their history leads to where they stand and what they cost',
    pagesOf: 'listings',
    query: (isOfPage) => sql`
      select 'listing ' || e.listing_id as subject, e.from_state || ' -' || e.event || '-> ' || e.to_state as problem
      from listing_events e
      where e.from_state is not null and (e.from_state, e.event, e.to_state) not in (${listingEdges}) and ${isOfPage(sql`e.listing_id`)}
      union all
      select 'listing ' || l.id, 'stands at ' || l.state || ' for ' || l.price || ', its history at ' || last.to_state || ' for ' || last.price_to
      from listings l cross join lateral (
        select to_state, price_to from listing_events e where e.listing_id = l.id order by e.id desc limit 1
      ) last
      where (l.state, l.price) is distinct from (last.to_state, last.price_to) and ${isOfPage(sql`l.id`)}
      union all
      select 'listing ' || id, 'failed without a reason, or has one that it neither failed for nor will'
      from listings where ${isOfPage(sql`id`)} and case state
        when 'failed' then failure is null
        when 'reserved' then failure <> 'item_changed'
        else failure is not null
      end`,
  },
  {
    number: 17,
    name: 'what an order has moved is what its state says',
    query: sql`
      with moved as (
        select reference, count(*) filter (where reason = 'order_paid') as paid,
          count(*) filter (where reason in ('order_refunded', 'order_reversed', 'order_settled')) as ended
        from ledger_transactions where reference like 'order:%' group by reference
      )
      select 'order ' || o.id as subject, o.state || ' with ' || coalesce(m.paid, 0) || ' payments and ' || coalesce(m.ended, 0) || ' ends' as problem
      from orders o left join moved m on m.reference = 'order:' || o.id
      where coalesce(m.paid, 0) <> (o.state not in ('awaiting_payment', 'cancelled'))::int
        or coalesce(m.ended, 0) <> (o.state in ('completed', 'refunded', 'reversed'))::int`,
  },
]
