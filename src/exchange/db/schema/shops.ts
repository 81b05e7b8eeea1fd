import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, identity, reference } from './columns.ts'

/** How a person sells; without a row, the defaults apply. */
export const shops = pgTable('shops', {
  ownerId: reference()
    .primaryKey()
    .references(() => users.id),
  /** Null: named after its owner. */
  name: text(),
  notice: text(),
  /** While offline, none of its listings can be seen or bought; `listings.isShopOnline` is a copy. */
  isOnline: boolean().notNull().default(true),
  /** Minutes after payment within which the owner promises to send the offer; null: no promise. */
  deliveryMinutes: smallint(),
  openedAt: createdAt(),
})

/** Whether a person has a shop: they have set it up, or have had something to sell. */
export const hasShop = (ownerId: bigint) =>
  sql<boolean>`(exists (select from shops where owner_id = ${ownerId}) or exists (select from listings where seller_id = ${ownerId}))`

/** Who follows whose shop, and when they last looked at it: later listings are new to them. */
export const shopFollows = pgTable(
  'shop_follows',
  {
    id: identity(),
    followerId: reference()
      .notNull()
      .references(() => users.id),
    ownerId: reference()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    lookedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('shop_follows_once').on(table.followerId, table.ownerId),
    // The order of a person's list.
    index('shop_follows_newest').on(table.followerId, table.id),
    index('shop_follows_owner').on(table.ownerId),
    check('shop_follows_others', sql`${table.followerId} <> ${table.ownerId}`),
  ],
)
