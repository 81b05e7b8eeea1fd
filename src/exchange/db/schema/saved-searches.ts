import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MarketSearchRequest } from '#contract/market/on-sale.ts'
import { users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

/** Searches of the market that people keep. */
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
    /** What was put on sale later is new. */
    seenAt: createdAt(),
    /** Up to then the alert has found nothing new. */
    lookedAt: createdAt(),
    /** When a mail last told of something new. */
    toldAt: moment(),
    /** When the alert looks next; null while there is none, and after a mail until the search has been looked at. */
    dueAt: moment(),
  },
  (table) => [
    index('saved_searches_user').on(table.userId, table.id),
    index('saved_searches_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
)
