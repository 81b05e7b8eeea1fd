import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'
import { listings } from './listings.ts'

/** What people have bookmarked: a goods or style, or one listing (with its goods and style copied). */
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
    /** One mail is sent when the price is at or below this. */
    targetPrice: fen(),
    /** The price reported by that mail, and when. */
    toldPrice: fen(),
    toldAt: moment(),
    /** When the price is next checked; null without a target, and once reported. */
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
