import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BargainState, VoidReason } from '#contract/bargains/fields.ts'
import type { OrderActor } from '#contract/orders/orders.ts'
import { users } from './accounts.ts'
import { createdAt, fen, identity, isOneOf, moment, reference, stepColumns } from './columns.ts'
import { listings } from './listings.ts'

/** States in which a bargain has not ended. */
export const liveBargainStates = ['awaiting_payment', 'open', 'countered'] as const satisfies readonly BargainState[]
const isLive = isOneOf('state', liveBargainStates)
/** When a live bargain is next ended: at its deadline, or when that is tried again. */
export const bargainDueAt = sql`greatest(deadline_at, retry_at)`

/** A buyer's lower price for a listing. While open or countered, its money is in a hold of kind `bargain`. */
export const bargains = pgTable(
  'bargains',
  {
    id: identity(),
    listingId: reference()
      .notNull()
      .references(() => listings.id),
    buyerId: reference()
      .notNull()
      .references(() => users.id),
    sellerId: reference()
      .notNull()
      .references(() => users.id),
    /** The listing's price when the bargain was made: a price change ends the listing's bargains. */
    listingPrice: fen().notNull(),
    price: fen().notNull(),
    counterPrice: fen(),
    state: text().$type<BargainState>().notNull().default('awaiting_payment'),
    voidReason: text().$type<VoidReason>(),
    /** When the state expires; null once the bargain has ended. */
    deadlineAt: moment(),
    /** When to try again to end it, if that has failed. */
    retryAt: moment(),
    createdAt: createdAt(),
    /** When the money was set aside; the seller learns of it then. */
    paidAt: moment(),
    counteredAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    // One live bargain per buyer and listing; of concurrent requests, one wins.
    uniqueIndex('bargains_live').on(table.buyerId, table.listingId).where(isLive),
    index('bargains_live_listing').on(table.listingId).where(isLive),
    index('bargains_deadline').on(bargainDueAt).where(isLive),
    index('bargains_buyer').on(table.buyerId, table.id),
    index('bargains_seller')
      .on(table.sellerId, table.id)
      .where(sql`paid_at is not null`),
    check('bargains_prices', sql`${table.price} > 0 and ${table.price} < ${table.listingPrice}`),
    check(
      'bargains_counter',
      sql`${table.counterPrice} is null or (${table.counterPrice} > ${table.price} and ${table.counterPrice} < ${table.listingPrice})`,
    ),
    check('bargains_void', sql`(${table.state} = 'void') = (${table.voidReason} is not null)`),
  ],
)

/** Every step of every bargain; append-only. */
export const bargainEvents = pgTable(
  'bargain_events',
  {
    id: identity(),
    bargainId: reference()
      .notNull()
      .references(() => bargains.id),
    ...stepColumns<BargainState, Exclude<OrderActor, 'operator'>>(),
    /** The price offered or asked in this step. */
    price: fen(),
  },
  (table) => [index().on(table.bargainId, table.id)],
)
