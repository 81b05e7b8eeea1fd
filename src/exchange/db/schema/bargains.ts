import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BargainState, VoidReason } from '#contract/bargains/fields.ts'
import type { OrderActor } from '#contract/orders/orders.ts'
import { users } from './accounts.ts'
import { createdAt, fen, identity, moment, reference, stepColumns } from './columns.ts'
import { listings } from './listings.ts'

/** A buyer's lower offer on a listing. While it is open or countered, its price lies in a hold of kind `bargain`. */
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
    /** Of the listing, when the bargain was made: a listing that changes its price ends its bargains. */
    listingPrice: fen().notNull(),
    price: fen().notNull(),
    counterPrice: fen(),
    state: text().$type<BargainState>().notNull().default('awaiting_payment'),
    voidReason: text().$type<VoidReason>(),
    /** When the state ends by itself; null once it has ended. */
    deadlineAt: moment(),
    createdAt: createdAt(),
    /** When the money was set aside: from then on the seller knows of it. */
    paidAt: moment(),
    counteredAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    // One bargain under way of a buyer on a listing; of many requests at once one makes it.
    uniqueIndex('bargains_live')
      .on(table.buyerId, table.listingId)
      .where(sql`state in ('awaiting_payment', 'open', 'countered')`),
    index('bargains_live_listing')
      .on(table.listingId)
      .where(sql`state in ('awaiting_payment', 'open', 'countered')`),
    index('bargains_deadline')
      .on(table.deadlineAt)
      .where(sql`state in ('awaiting_payment', 'open', 'countered')`),
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
    /** What was offered or asked with this step. */
    price: fen(),
  },
  (table) => [index().on(table.bargainId, table.id)],
)
