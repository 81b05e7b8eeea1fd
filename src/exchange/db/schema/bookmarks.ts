import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'
import { listings } from './listings.ts'

/** What people have marked: a goods or style of it, or one listing (of which goods and style are copied). */
export const bookmarks = pgTable(
  'bookmarks',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    goodsId: text().notNull(),
    styleId: smallint().notNull().default(0),
    listingId: reference().references(() => listings.id),
    priceThen: fen(),
    /** A mail tells once when the price is at or under it. */
    targetPrice: fen(),
    /** The price that was told, and when. */
    toldPrice: fen(),
    toldAt: moment(),
    /** When the price is looked at next; null without a target, and once it has been told. */
    alertDueAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('bookmarks_goods')
      .on(table.userId, table.goodsId, table.styleId)
      .where(sql`listing_id is null`),
    uniqueIndex('bookmarks_listing')
      .on(table.userId, table.listingId)
      .where(sql`listing_id is not null`),
    index().on(table.userId, table.id),
    index().on(table.goodsId),
    index('bookmarks_alert_due')
      .on(table.alertDueAt)
      .where(sql`alert_due_at is not null`),
  ],
)
