import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MarketSearchRequest } from '#contract/market/on-sale.ts'
import { users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

/** Saved searches of the market. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    search: jsonb().$type<MarketSearchRequest>().notNull(),
    isAlerting: boolean().notNull(),
    createdAt: createdAt(),
    /** Listings put on sale after this are new. */
    seenAt: createdAt(),
    /** The alert tells of listings put on sale after this: when the person last looked, or turned it on. */
    lookedAt: createdAt(),
    /** When a mail last reported something new. */
    toldAt: moment(),
    /** When the alert next runs; null if it is off, and after a mail until the person views the search. */
    dueAt: moment(),
  },
  (table) => [
    index('saved_searches_user').on(table.userId, table.id),
    index('saved_searches_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
)
