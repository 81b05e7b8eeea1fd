import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SyncFailure, SyncState } from '#contract/inventory.ts'
import type { OrderActor } from '#contract/orders/orders.ts'
import type { ListingFailure, ListingState } from '#contract/selling.ts'
import { users } from './accounts.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'
import { assets } from './assets.ts'
import { listings } from './listings.ts'

/** The last reading of each person's inventory from the platform. */
export const inventorySyncs = pgTable(
  'inventory_syncs',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id),
    state: text().$type<SyncState>().notNull(),
    failure: text().$type<SyncFailure>(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    /** When the platform's answer was last read in full. */
    readAt: moment(),
    /** Progress of the current or last reading: pages and assets read, and how many assets the platform reports. */
    pagesRead: integer().notNull().default(0),
    assetsRead: integer().notNull().default(0),
    assetsExpected: integer(),
    /** When the market next reads it on its own, to check what the person has on sale; null while that is nothing. */
    dueAt: moment(),
    /** Results of the last completed reading: goods of this market, items unknown to it, changes. */
    itemCount: integer().notNull().default(0),
    unknownCount: integer().notNull().default(0),
    addedCount: integer().notNull().default(0),
    goneCount: integer().notNull().default(0),
  },
  (table) => [
    index('inventory_syncs_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index('inventory_syncs_running')
      .on(table.startedAt)
      .where(sql`state = 'running'`),
    index('inventory_syncs_slowed')
      .on(table.finishedAt)
      .where(sql`failure = 'rate_limited'`),
  ],
)

/** A person's private notes on an item; they stay with the person when the item is sold. */
export const assetNotes = pgTable(
  'asset_notes',
  {
    userId: reference()
      .notNull()
      .references(() => users.id),
    assetId: reference()
      .notNull()
      .references(() => assets.id),
    remark: text(),
    /** What was paid for it, in fen. */
    cost: fen(),
    /** The purchase by which the person last received it: sales before that one have their own `cost`. */
    orderId: reference(),
    updatedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.assetId] })],
)

/** Every step and price of every listing; append-only. */
export const listingEvents = pgTable(
  'listing_events',
  {
    id: identity(),
    listingId: reference()
      .notNull()
      .references(() => listings.id),
    event: text().notNull(),
    /** Null for the first event. */
    fromState: text().$type<ListingState>(),
    toState: text().$type<ListingState>().notNull(),
    /** Null for the first event. */
    priceFrom: fen(),
    priceTo: fen().notNull(),
    actor: text().$type<OrderActor>().notNull(),
    failure: text().$type<ListingFailure>(),
    reason: text(),
    at: createdAt(),
  },
  (table) => [index().on(table.listingId, table.id)],
)
