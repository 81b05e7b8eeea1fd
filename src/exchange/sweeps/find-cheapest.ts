import { and, eq, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { quote } from '#contract/sweeps.ts'
import { parseAmount } from '#lib/money.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import { runShaped } from '../db/statement.ts'
import { abilitiesOf, filterConflicts } from '../market/filter-conflicts.ts'
import { filterValues, listingCondition, shapeOf } from '../market/listing-filter.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'

/** The bounds of a sweep; amounts in fen. */
export interface Bounds {
  goodsId: string
  filter: Omit<CallRequest<typeof quote>, 'goods_id' | 'count' | 'max_each' | 'max_total'>
  count: number
  maxEach: bigint
  maxTotal: bigint
}

export interface CheapListing {
  id: bigint
  price: bigint
}

export const boundsOf = ({ goods_id, count, max_each, max_total, ...filter }: CallRequest<typeof quote>): Bounds => ({
  goodsId: goods_id,
  filter,
  count,
  maxEach: parseAmount(max_each),
  maxTotal: parseAmount(max_total),
})

/** Refuses a filter that no item of the goods can match, as the market's listing search does; null if there is none. */
export function findConflict({ goodsId, filter }: Bounds): Refusal | null {
  const goods = catalogueIndex().goods.get(goodsId)
  const conflicts = goods ? filterConflicts(filter, abilitiesOf([goods]), ['goods_id']) : []
  return conflicts.length > 0 ? invalidRequest(conflicts) : null
}

const forUpdate = sql` for update skip locked`

/**
 * The cheapest matching listings of other sellers, costing no more than `most`.
 *
 * @param isLocked locks them for the transaction and skips those that others have locked, since these are about to be
 * ordered, changed or taken down.
 */
export async function findCheapest(
  db: Queryable | Transaction,
  { goodsId, filter }: Bounds,
  { buyerId, most, limit, not = [], isLocked = false }: Search,
): Promise<CheapListing[]> {
  const shape = shapeOf(filter)
  const { id, goodsId: goods, sellerId, price } = listings
  const build = (): SQL => sql`
    select id::text as listing, price::text as cost from listings
    where ${and(
      eq(goods, sql.placeholder('goods_id')),
      onMarket,
      ne(sellerId, sql.placeholder('buyer_id')),
      lte(price, sql.placeholder('most')),
      sql`${id} <> all(${sql.placeholder('not')}::bigint[])`,
      listingCondition(shape),
    )}
    order by price, id limit ${sql.placeholder('limit')}${isLocked ? forUpdate : sql.empty()}`
  const rows = await runShaped<{ listing: string; cost: string }>(
    db,
    { key: JSON.stringify(['sweep', shape, isLocked]), usesGenericPlan: false, build },
    { ...filterValues(filter), goods_id: goodsId, buyer_id: buyerId, most, limit, not: not.map(String) },
  )
  return rows.map(({ listing, cost }) => ({ id: BigInt(listing), price: BigInt(cost) }))
}

interface Search {
  buyerId: bigint
  most: bigint
  limit: number
  /** Ids to skip. */
  not?: readonly bigint[]
  isLocked?: boolean
}
