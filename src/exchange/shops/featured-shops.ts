import { sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { featured } from '#contract/shop-follows.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { onMarket } from '../db/schema/listings.ts'
import type { CallContext } from '../http/context.ts'
import { shopCards } from './shop-cards.ts'

const shown = 12
/** Only the sellers of this many newest orders and listings are considered, however large the market is. */
const newestOrders = 20_000
const newestListings = 2_000

type Featured = CallAnswer<typeof featured>

/** Which shops are shown may be old; whether they are open may not. */
const idsOf = cachePerDatabase<string[]>({ ttlMs: 60_000, staleMs: 300_000, max: 1 })
const cardsOf = cachePerDatabase<Featured>({ ttlMs: 1_000, staleMs: 1_000, max: 1 })

/**
 * Open shops with something on sale: those with the most recent deliveries first, then those with the newest listings.
 */
export const listFeaturedShops = ({ db }: Pick<CallContext, 'db'>): Promise<Featured> =>
  cardsOf(db).get('all', async () => {
    const ids = await idsOf(db).get('all', () => readFeatured(db))
    const cards = await shopCards(db, ids)
    return {
      items: ids.flatMap((id) => cards.get(id) ?? []).filter((card) => card.is_online && card.on_sale_count > 0),
    }
  })

async function readFeatured(db: Queryable): Promise<string[]> {
  const rows = await rowsOf<{ seller: string }>(
    db,
    sql`
      with lately as (
        select seller_id, count(*) as delivered from (
          select seller_id, state, fault, delivered_at from orders order by id desc limit ${sql.raw(String(newestOrders))}
        ) as newest
        where delivered_at > amber_now() - interval '30 days' and state <> 'reversed'
        group by seller_id
      ), stocked as (
        select seller_id, max(refreshed_at) as refreshed from (
          select seller_id, refreshed_at from listings
          where ${onMarket} order by refreshed_at desc nulls last, id asc limit ${sql.raw(String(newestListings))}
        ) as newest
        group by seller_id
      )
      select seller_id::text as seller from lately full join stocked using (seller_id)
      where exists (select from listings where listings.seller_id = coalesce(lately.seller_id, stocked.seller_id) and ${onMarket})
      order by coalesce(delivered, 0) desc, refreshed desc nulls last, seller_id
      limit ${shown}`,
  )
  return rows.map(({ seller }) => seller)
}
