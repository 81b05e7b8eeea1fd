import { sql } from 'drizzle-orm'
import { onMarket } from '../db/schema/listings.ts'
import type { Invariant } from './invariant.ts'

export const marketInvariants: readonly Invariant[] = [
  {
    number: 9,
    name: 'what the market says is on sale is what is listed, and no change waits to be counted',
    pagesOf: 'goods',
    query: (isOfPage) => sql`
      with listed as (
        select m.goods_id, m.style_id, count(l.id)::int as count, min(l.price) as lowest, max(l.refreshed_at) as newest,
          (count(*) filter (where l.sticker_count > 0))::int as stickered, (count(*) filter (where l.has_charm))::int as charmed,
          (count(*) filter (where l.has_name_tag))::int as named, (count(*) filter (where l.is_bargainable))::int as bargainable
        from goods_markets m left join (select * from listings where ${onMarket} and ${isOfPage(sql`goods_id`)}) l
          on l.goods_id = m.goods_id and (m.style_id = 0 or l.style_id = m.style_id)
        where ${isOfPage(sql`m.goods_id`)}
        group by m.goods_id, m.style_id
      )
      select 'goods ' || m.goods_id || ' style ' || m.style_id as subject,
        m.on_sale_count || ' from ' || coalesce(m.lowest_price, 0) || ', listed are '
          || l.count || ' from ' || coalesce(l.lowest, 0) as problem
      from goods_markets m join listed l using (goods_id, style_id)
      where ${isOfPage(sql`m.goods_id`)} and (m.on_sale_count, m.lowest_price, m.newest_listed_at, m.stickered_count, m.charmed_count, m.named_count,
          m.bargainable_count)
        is distinct from (l.count, l.lowest, l.newest, l.stickered, l.charmed, l.named, l.bargainable)
      union all
      select 'goods ' || goods_id || ' style ' || style_id, count(*) || ' changes were never counted'
      from market_changes where ${isOfPage(sql`goods_id`)} group by goods_id, style_id`,
  },
  {
    number: 11,
    name: 'what the market says is wanted is what purchase orders ask for',
    pagesOf: 'goods',
    query: (isOfPage) => sql`
      with wanted as (
        select m.goods_id, m.style_id, coalesce(sum(p.quantity - p.filled), 0) as count,
          max(p.price) filter (where p.conditions = '{}' and (m.style_id <> 0 or p.style_id = 0)) as highest
        from goods_markets m left join purchase_orders p
          on p.goods_id = m.goods_id and p.state = 'active' and (m.style_id = 0 or p.style_id in (0, m.style_id))
        where ${isOfPage(sql`m.goods_id`)}
        group by m.goods_id, m.style_id
      )
      select 'goods ' || m.goods_id || ' style ' || m.style_id as subject,
        m.purchase_count || ' up to ' || coalesce(m.highest_purchase_price, 0) || ', asked for are '
          || w.count || ' up to ' || coalesce(w.highest, 0) as problem
      from goods_markets m join wanted w using (goods_id, style_id)
      where ${isOfPage(sql`m.goods_id`)} and (m.purchase_count, m.highest_purchase_price) is distinct from (w.count::int, w.highest)`,
  },
]
