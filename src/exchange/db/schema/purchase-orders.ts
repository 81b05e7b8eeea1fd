import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { OrderActor } from '#contract/orders/orders.ts'
import { maxOpenDays } from '#contract/purchase-orders/bounds.ts'
import type { OutbidOutcome, PurchaseConditions, PurchaseState } from '#contract/purchase-orders/fields.ts'
import { users } from './accounts.ts'
import { goods } from './catalogue.ts'
import { createdAt, fen, identity, isOneOf, moment, reference, stepColumns } from './columns.ts'

export type PurchaseOrderState = PurchaseState

/** States in which a purchase order has not ended. */
export const livePurchaseOrderStates = [
  'awaiting_payment',
  'active',
  'suspended',
] as const satisfies readonly PurchaseState[]

/** When a live purchase order is next ended: once its time is over, or when that is tried again. */
export const purchaseOrderDueAt = sql`greatest(expires_at, retry_at)`

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
    /** 0 takes any style. */
    styleId: smallint().notNull().default(0),
    /** `{}` takes any item of the goods and style. */
    conditions: jsonb().$type<PurchaseConditions>().notNull().default({}),
    /** Price per unit. */
    price: fen().notNull(),
    quantity: integer().notNull(),
    /** Units with an order that was not refunded. */
    filled: integer().notNull().default(0),
    state: text().$type<PurchaseOrderState>().notNull(),
    createdAt: createdAt(),
    paidAt: moment(),
    /** How long it is open once paid. */
    openDays: smallint().notNull().default(maxOpenDays),
    /** When the state expires: the time to pay, its days once it is paid. */
    expiresAt: moment().notNull(),
    /** When to try again to end it, if that has failed. */
    retryAt: moment(),
    endedAt: moment(),
    /** Outbids others up to this price, by this step; null: no outbidding. */
    outbidCeiling: fen(),
    outbidStep: fen(),
    /** When others' prices are next checked, if it is active then; null without outbidding. */
    outbidDueAt: moment(),
    /** When it last outbid somebody. */
    outbidAt: moment(),
    /** Result of the last check. */
    outbidOutcome: text().$type<OutbidOutcome>(),
  },
  (table) => [
    index('purchase_orders_outbid')
      .on(table.outbidDueAt)
      .where(sql`state = 'active' and outbid_due_at is not null`),
    index('purchase_orders_price')
      .on(table.goodsId, table.price.desc(), table.id)
      .where(sql`state = 'active'`),
    index('purchase_orders_buyer').on(table.buyerId, table.id),
    index('purchase_orders_due').on(purchaseOrderDueAt).where(isOneOf('state', livePurchaseOrderStates)),
    check('purchase_orders_filled', sql`${table.filled} between 0 and ${table.quantity}`),
    check(
      'purchase_orders_outbid',
      sql`(${table.outbidCeiling} is null) = (${table.outbidStep} is null) and (${table.outbidCeiling} is null or ${table.price} <= ${table.outbidCeiling})`,
    ),
    check('purchase_orders_open_days', sql`${table.openDays} between 1 and 30`),
    check('purchase_orders_positive', sql`${table.price} > 0 and ${table.quantity} > 0`),
  ],
)

/** Every step of every purchase order, with its terms and progress afterwards; append-only. */
export const purchaseOrderEvents = pgTable(
  'purchase_order_events',
  {
    id: identity(),
    purchaseOrderId: reference()
      .notNull()
      .references(() => purchaseOrders.id),
    ...stepColumns<PurchaseOrderState, OrderActor>(),
    price: fen().notNull(),
    quantity: integer().notNull(),
    filled: integer().notNull(),
    /** The order that filled a unit, or gave one back. */
    orderId: reference(),
  },
  (table) => [index().on(table.purchaseOrderId, table.id)],
)
