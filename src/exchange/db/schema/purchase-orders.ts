import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { goods } from './catalogue.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'

export type PurchaseOrderState = 'awaiting_payment' | 'active' | 'suspended' | 'fulfilled' | 'cancelled' | 'expired'

export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: identity(),
    buyerId: reference()
      .notNull()
      .references(() => users.id),
    goodsId: text()
      .notNull()
      .references(() => goods.id),
    styleId: smallint().notNull().default(0),
    /** Of one unit. */
    price: fen().notNull(),
    quantity: integer().notNull(),
    filled: integer().notNull().default(0),
    state: text().$type<PurchaseOrderState>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('purchase_orders_price')
      .on(table.goodsId, table.price.desc())
      .where(sql`state = 'active'`),
    index('purchase_orders_buyer').on(table.buyerId, table.id),
  ],
)
