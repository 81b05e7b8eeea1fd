import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OrderActor, OrderFault, OrderState, OrderWarningKind } from '#contract/orders/orders.ts'
import { users } from './accounts.ts'
import { type AssetCharm, type AssetSticker, assets } from './assets.ts'
import { createdAt, fen, identity, isOneOf, moment, reference, stepColumns } from './columns.ts'
import { listings } from './listings.ts'
import { purchaseOrders } from './purchase-orders.ts'

/** States in which an order has the exclusive claim to its asset. */
export const liveOrderStates: readonly OrderState[] = [
  'awaiting_payment',
  'awaiting_delivery',
  'awaiting_acceptance',
  'in_protection',
]

/** States in which a sale stands: it was delivered and not reversed. */
export const soldStates: readonly OrderState[] = ['in_protection', 'completed']

/** An item as it was when it was ordered. */
export interface OrderedItem {
  wear: number | null
  paintSeed: number | null
  stickers: AssetSticker[]
  charm: AssetCharm | null
  nameTag: string | null
  inspectUrl: string | null
}

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    /** What was ordered; null if the seller supplied the asset to a purchase order. */
    listingId: reference().references(() => listings.id),
    purchaseOrderId: reference().references(() => purchaseOrders.id),
    /** The accepted bargain that set the price of its listing. */
    bargainId: reference(),
    assetId: reference()
      .notNull()
      .references(() => assets.id),
    goodsId: text().notNull(),
    styleId: smallint().notNull(),
    /** What was ordered, whatever becomes of the asset; null for orders from before this was kept. */
    item: jsonb().$type<OrderedItem>(),
    buyerId: reference()
      .notNull()
      .references(() => users.id),
    sellerId: reference()
      .notNull()
      .references(() => users.id),
    price: fen().notNull(),
    fee: fen().notNull(),
    sellerNet: fen().notNull(),
    /** What the item had cost its seller, kept once the seller has bought it again; see `saleCost`. */
    cost: fen(),
    state: text().$type<OrderState>().notNull().default('awaiting_payment'),
    fault: text().$type<OrderFault>(),
    /** When the state expires. */
    deadlineAt: moment(),
    /** When a worker next checks it: for its deadline, or to ask the platform. Null once it has ended. */
    dueAt: moment(),
    /** The platform's trade offer bound to this order; `platformAssetId` is the asset id it must carry. */
    offerId: text(),
    /** Who opened that offer; the other side accepts it. */
    offerBy: text().$type<'seller' | 'buyer'>(),
    /**
     * Who may open it, per the seller's setting when the order was made: 1 both, 2 only the buyer, 3 only the seller.
     * One that passes to the seller goes from 2 to 1; see `isPassing`.
     */
    deliveryLimit: smallint().$type<1 | 2 | 3>().notNull().default(1),
    platformAssetId: text().notNull(),
    tradeId: text(),
    createdAt: createdAt(),
    paidAt: moment(),
    /** The first of the orders paid for together; null for an order paid alone. */
    batchId: reference(),
    offerSeenAt: moment(),
    deliveredAt: moment(),
    endedAt: moment(),
  },
  (table) => {
    const listed = [table.state, table.createdAt, table.goodsId, table.fault]
    return [
      uniqueIndex('orders_live_asset').on(table.assetId).where(isOneOf('state', liveOrderStates)),
      // Separate, so that finding unpaid orders never scans those waiting for the platform.
      index('orders_due_unpaid')
        .on(table.dueAt)
        .where(sql`state = 'awaiting_payment'`),
      index('orders_due_watched')
        .on(table.dueAt)
        .where(sql`state <> 'awaiting_payment' and due_at is not null`),
      // An offer delivers each item once, but may deliver several orders.
      uniqueIndex('orders_offer').on(table.offerId, table.platformAssetId),
      index('orders_listing').on(table.listingId),
      // Includes the columns people filter their orders by, so that filters are checked within the index.
      index('orders_buyer').on(table.buyerId, table.id, ...listed),
      index('orders_buyer_price').on(table.buyerId, table.price, table.id, ...listed),
      // The few that have not ended, among all that a person ever made.
      index('orders_live_buyer').on(table.buyerId, table.state).where(isOneOf('state', liveOrderStates)),
      index('orders_live_seller').on(table.sellerId, table.state).where(isOneOf('state', liveOrderStates)),
      index('orders_seller_paid')
        .on(table.sellerId, table.paidAt)
        .where(sql`paid_at is not null`),
      index('orders_unpaid')
        .on(table.buyerId)
        .where(sql`state = 'awaiting_payment'`),
      index('orders_sold')
        .on(table.goodsId, table.deliveredAt.desc(), table.id)
        .where(sql`delivered_at is not null`),
      // Finds the order through which somebody received an item.
      index('orders_received')
        .on(table.assetId, table.buyerId)
        .where(sql`delivered_at is not null`),
      index('orders_batch')
        .on(table.batchId)
        .where(sql`batch_id is not null`),
      index('orders_seller').on(table.sellerId, table.id, ...listed),
      index('orders_seller_price').on(table.sellerId, table.price, table.id, ...listed),
      index('orders_purchase_order')
        .on(table.purchaseOrderId, table.id)
        .where(sql`purchase_order_id is not null`),
      // A bargain is accepted at most once.
      uniqueIndex('orders_bargain')
        .on(table.bargainId)
        .where(sql`bargain_id is not null`),
      check('orders_source', sql`(${table.listingId} is null) = (${table.purchaseOrderId} is not null)`),
    ]
  },
)

/** Every step of every order; append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    ...stepColumns<OrderState, OrderActor>(),
  },
  (table) => [index().on(table.orderId, table.id)],
)

/** Offers that both sides of an order were warned about, once each. They never affect the order or its money. */
export const orderWarnings = pgTable(
  'order_warnings',
  {
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    offerId: text().notNull(),
    kind: text().$type<OrderWarningKind>().notNull(),
    at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.offerId] })],
)
