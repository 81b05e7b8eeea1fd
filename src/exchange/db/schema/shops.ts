import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, identity, reference } from './columns.ts'

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

/** Whether a person has a shop: they have set it up, or have had something to sell. */
export const hasShop = (ownerId: bigint) =>
  sql<boolean>`(exists (select from shops where owner_id = ${ownerId}) or exists (select from listings where seller_id = ${ownerId}))`

/** Who follows whose shop, and when they last looked at it: what was listed since is new to them. */
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
    // In the order of a person's list.
    index('shop_follows_newest').on(table.followerId, table.id),
    index('shop_follows_owner').on(table.ownerId),
    check('shop_follows_others', sql`${table.followerId} <> ${table.ownerId}`),
  ],
)
