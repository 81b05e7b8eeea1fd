import { sql } from 'drizzle-orm'
import { purchaseOrderMachine } from '../purchase-orders/states.ts'
import { edgesOf, type Invariant } from './invariant.ts'

const edges = edgesOf(purchaseOrderMachine)

export const purchaseOrderInvariants: readonly Invariant[] = [
  {
    number: 11,
    name: 'a purchase order is filled no further than its quantity, and its hold covers what is left',
    query: sql`
      select 'purchase order ' || p.id as subject,
        p.state || ', ' || p.filled || ' of ' || p.quantity || ', held ' || coalesce(h.amount, 0) as problem
      from purchase_orders p
      left join holds h on h.kind = 'purchase_order' and h.reference_id = p.id and h.state = 'open'
      where p.filled > p.quantity
        or (p.state = 'fulfilled' and p.filled <> p.quantity)
        or (p.state in ('active', 'suspended') and p.filled >= p.quantity)
        or coalesce(h.amount, 0) <>
          case when p.state in ('active', 'suspended') then p.price * (p.quantity - p.filled) else 0 end`,
  },
  {
    number: 11,
    name: 'each filled unit of a purchase order has its own order, to its buyer and for its goods',
    query: sql`
      with counted as (
        select purchase_order_id, count(*) filter (where event in ('fill', 'fill_last')) as fills,
          count(*) filter (where event = 'return_unit') as returns
        from purchase_order_events group by purchase_order_id
      ), made as (select purchase_order_id, count(*) as orders from orders group by purchase_order_id)
      select 'purchase order ' || p.id as subject,
        p.filled || ' filled, ' || coalesce(c.fills, 0) || ' fills, ' || coalesce(c.returns, 0) || ' returned, '
          || coalesce(m.orders, 0) || ' orders' as problem
      from purchase_orders p
      left join counted c on c.purchase_order_id = p.id
      left join made m on m.purchase_order_id = p.id
      where p.filled <> coalesce(c.fills, 0) - coalesce(c.returns, 0) or coalesce(m.orders, 0) <> coalesce(c.fills, 0)
      union all
      select 'order ' || o.id, 'fills purchase order ' || p.id || ', which does not ask for it'
      from orders o join purchase_orders p on p.id = o.purchase_order_id
      where o.buyer_id <> p.buyer_id or o.seller_id = p.buyer_id or o.goods_id <> p.goods_id`,
  },
  {
    number: 12,
    name: 'a unit of a purchase order was supplied at the price it had at that moment, and only returned once its order was refunded or reversed, at no higher price',
    query: sql`
      select 'order ' || o.id as subject, o.price || ' for a unit at ' || e.price as problem
      from purchase_order_events e join orders o on o.id = e.order_id
      where e.event in ('fill', 'fill_last') and o.price <> e.price
      union all
      select 'order ' || o.id, o.state || ' and its unit is wanted again'
      from purchase_order_events e join orders o on o.id = e.order_id
      where e.event = 'return_unit' and o.state not in ('refunded', 'reversed')
      union all
      select 'order ' || o.id, 'refunded ' || o.price || ', and its unit is wanted again at ' || e.price
      from purchase_order_events e join orders o on o.id = e.order_id
      where e.event = 'return_unit' and e.price > o.price
        -- Orders from before this rule keep no item.
        and o.item is not null`,
  },
  {
    number: 15,
    name: 'purchase orders move along declared edges, and their history leads to where they stand',
    query: sql`
      select 'purchase order ' || e.purchase_order_id as subject,
        e.from_state || ' -' || e.event || '-> ' || e.to_state as problem
      from purchase_order_events e
      where e.from_state is not null and (e.from_state, e.event, e.to_state) not in (${edges})
      union all
      select 'purchase order ' || p.id,
        'stands at ' || p.state || ' ' || p.price || ' ' || p.filled || '/' || p.quantity || ', its history at '
          || coalesce(last.to_state || ' ' || last.price || ' ' || last.filled || '/' || last.quantity, 'nothing')
      from purchase_orders p left join lateral (
        select * from purchase_order_events e where e.purchase_order_id = p.id order by e.id desc limit 1
      ) last on true
      where (p.state, p.price, p.quantity, p.filled)
        is distinct from (last.to_state, last.price, last.quantity, last.filled)`,
  },
]
