import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, reference } from './columns.ts'

/** How a person sells; who has set nothing has no row and sells with the defaults. */
export const shops = pgTable('shops', {
  ownerId: reference()
    .primaryKey()
    .references(() => users.id),
  /** Null: named after its owner. */
  name: text(),
  notice: text(),
  /** While it is offline none of its listings can be seen or bought; `listings.isShopOnline` is a copy. */
  isOnline: boolean().notNull().default(true),
  /** Within how many minutes of payment the owner promises to send the offer; null: no promise. */
  deliveryMinutes: smallint(),
  openedAt: createdAt(),
})
