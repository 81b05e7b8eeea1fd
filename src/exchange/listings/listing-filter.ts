import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { onSaleList } from '#contract/market.ts'
import { parseAmount } from '#lib/money.ts'
import { listings } from '../db/schema/trading.ts'

/** What can be asked of one item, whichever list it is in. */
export type ListingFilter = Pick<
  CallRequest<typeof onSaleList>,
  (typeof itemFilters)[number] | 'price_min' | 'price_max'
>

/** The filters that only an item can fit. */
export const itemFilters = [
  'style_ids',
  'wear_min',
  'wear_max',
  'seed_min',
  'seed_max',
  'sticker_count_min',
  'sticker_count_max',
  'stickers',
  'has_charm',
  'charm_id',
  'has_name_tag',
  'is_bargainable',
  'seller_id',
] as const

/** The filter as a condition on `listings`; undefined where nothing is asked. */
export function listingCondition(filter: ListingFilter): SQL | undefined {
  const { price_min, price_max, seed_min, seed_max, stickers } = filter
  const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
    value === undefined ? undefined : condition(value)
  return and(
    given(price_min, (value) => gte(listings.price, parseAmount(value))),
    given(price_max, (value) => lte(listings.price, parseAmount(value))),
    given(filter.style_ids, anyStyle),
    given(filter.wear_min, (value) => gte(listings.wear, value)),
    given(filter.wear_max, (value) => lte(listings.wear, value)),
    // One seed is one range of an index that has the prices in order.
    seed_min !== undefined && seed_min === seed_max
      ? eq(listings.paintSeed, seed_min)
      : and(
          given(seed_min, (value) => gte(listings.paintSeed, value)),
          given(seed_max, (value) => lte(listings.paintSeed, value)),
        ),
    given(filter.sticker_count_min, (value) => gte(listings.stickerCount, value)),
    given(filter.sticker_count_max, (value) => lte(listings.stickerCount, value)),
    given(stickers, (tags) => sql`${listings.stickerTags} @> ${sql.param(tags)}::text[]`),
    given(filter.has_charm, (value) => eq(listings.hasCharm, value)),
    given(filter.charm_id, (value) => eq(listings.charmGoodsId, value)),
    given(filter.has_name_tag, (value) => eq(listings.hasNameTag, value)),
    given(filter.is_bargainable, (value) => eq(listings.isBargainable, value)),
    given(filter.seller_id, (value) => eq(listings.sellerId, BigInt(value))),
  )
}

/** One style is one range of an index that has the prices in order; its own condition is written out for the planner. */
const anyStyle = (ids: readonly number[]): SQL =>
  and(
    sql`${listings.styleId} > 0`,
    ids.length === 1 ? eq(listings.styleId, ids[0]!) : inArray(listings.styleId, [...ids]),
  )!
