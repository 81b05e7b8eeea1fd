import { sql } from 'drizzle-orm'
import { listings, onMarket } from '../db/schema/listings.ts'

/** The lowest price that others than a person ask for a goods (style 0) or one of its styles, as a subquery. */
export const lowestOfOthers = ({ userId, goodsId, styleId }: Record<'userId' | 'goodsId' | 'styleId', unknown>) =>
  sql<bigint | null>`(
    select price from listings
    where goods_id = ${goodsId} and ${styleId}::smallint in (0, style_id) and seller_id <> ${userId} and ${onMarket}
    order by price, id limit 1)`.mapWith(listings.price)
