import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, fen, reference } from './columns.ts'
import { listings } from './listings.ts'

/** What people mean to buy. Nothing is reserved: whoever orders first gets it. */
export const cartItems = pgTable(
  'cart_items',
  {
    userId: reference()
      .notNull()
      .references(() => users.id),
    listingId: reference()
      .notNull()
      .references(() => listings.id),
    /** The listing's price when it was added. */
    priceThen: fen().notNull(),
    addedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listingId] })],
)
