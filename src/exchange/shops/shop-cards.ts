import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { shopCard } from '#contract/shop.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { onMarket } from '../db/schema/listings.ts'
import { sellerStatistics } from '../market/seller-statistics.ts'

type ShopCard = z.input<typeof shopCard>

interface Row {
  id: string
  name: string | null
  nickname: string
  avatar: string | null
  is_online: boolean
  on_sale: string
}

/** Shops as lists show them, keyed by owner id. */
export async function shopCards(db: Queryable, ownerIds: readonly string[]): Promise<Map<string, ShopCard>> {
  if (ownerIds.length === 0) return new Map()
  const [rows, statistics] = await Promise.all([
    rowsOf<Row>(
      db,
      sql`
        select users.id::text as id, shops.name, nickname, avatar, coalesce(is_online, true) as is_online,
          (select count(*) from listings where seller_id = users.id and ${onMarket})::text as on_sale
        from users left join shops on owner_id = users.id
        where users.id = any(${sql.param([...ownerIds])}::bigint[])`,
    ),
    sellerStatistics(db, ownerIds),
  ])
  return new Map(
    rows.map(({ id, name, nickname, avatar, is_online, on_sale }) => {
      const { ratio, sample, medianSeconds } = statistics.get(id)!
      const owner = { nickname, avatar }
      const figures = { delivered_ratio: ratio, sample, median_delivery_seconds: medianSeconds }
      return [id, { shop_id: id, name, owner, is_online, on_sale_count: Number(on_sale), ...figures }]
    }),
  )
}
