import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { OrderState } from '#contract/orders.ts'
import { users } from './accounts.ts'
import { goods } from './catalogue.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'
import { purchaseOrders } from './purchase-orders.ts'

export interface AssetSticker {
  slot: number
  /** Null where the catalogue does not know the sticker. */
  goodsId: string | null
  name: string
  wear: number
}

export interface AssetCharm {
  /** Null where the catalogue does not know the charm. */
  goodsId: string | null
  name: string
  pattern: number | null
}

/** One physical item, as the platform knows it. */
export const assets = pgTable(
  'assets',
  {
    id: identity(),
    /** Changes at every trade. */
    platformAssetId: text().notNull(),
    ownerId: reference()
      .notNull()
      .references(() => users.id),
    goodsId: text()
      .notNull()
      .references(() => goods.id),
    styleId: smallint().notNull().default(0),
    wear: doublePrecision(),
    paintSeed: integer(),
    stickers: jsonb().$type<AssetSticker[]>().notNull().default([]),
    charm: jsonb().$type<AssetCharm>(),
    nameTag: text(),
    inspectUrl: text(),
    /** As the platform last said; while false, from `tradableAt` on where that is known. */
    isTradable: boolean().notNull().default(true),
    tradableAt: moment(),
    /** When a reading of the owner's inventory no longer had it; it may come back. */
    goneAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.ownerId, table.platformAssetId),
    index('assets_platform_asset').on(table.platformAssetId),
  ],
)

export type ListingState = 'on_sale' | 'reserved' | 'sold' | 'off_shelf' | 'failed'
export type ListingFailure = 'item_gone' | 'item_locked' | 'inventory_private' | 'api_key_invalid' | 'seller_banned'

/** What people can see and buy; lists repeat these very words, or the planner would not see that an index fits. */
export const onMarket = sql`state = 'on_sale' and is_shop_online`

export const listings = pgTable(
  'listings',
  {
    id: identity(),
    assetId: reference()
      .notNull()
      .references(() => assets.id),
    sellerId: reference()
      .notNull()
      .references(() => users.id),
    goodsId: text()
      .notNull()
      .references(() => goods.id),
    styleId: smallint().notNull().default(0),
    price: fen().notNull(),
    state: text().$type<ListingState>().notNull().default('on_sale'),
    failure: text().$type<ListingFailure>(),
    /** Copied from the asset, which can't change while listed: lists sort and filter by them. */
    wear: doublePrecision(),
    paintSeed: integer(),
    /** The seller's word on this listing; their word on all of them stands above it. */
    allowsBargain: boolean().notNull().default(true),
    /** Of this listing alone, in whole percent of the price; null: the seller's own for all. */
    lowestBargainPercent: smallint(),
    /** Copied, so that lists can filter by it: both the seller and this listing allow bargaining. */
    isBargainable: boolean().notNull().default(true),
    listedAt: createdAt(),
    /** Its place among the newest: when it was listed, or last refreshed by its seller. */
    refreshedAt: createdAt(),
    /** Until then it stands above the others of its goods. */
    toppedUntil: moment(),
    /** Whether the seller's shop takes orders now. */
    isShopOnline: boolean().notNull().default(true),
    /**
     * From here on copies that the trigger `listings_copy_facts` makes of the goods and the asset, so that the market's
     * lists filter and sort within this one table.
     */
    category: text().notNull().default(''),
    weapon: text(),
    exterior: text(),
    quality: text().notNull().default(''),
    rarity: text().notNull().default(''),
    stickerCount: smallint().notNull().default(0),
    /**
     * Of each sticker its goods id, `<slot>:<id>` where it is, and `x2:<id>`, `x3:<id>` … when there are as many. Null
     * without stickers: asking for a tag then says by itself that there are some, which is what the partial indexes are of.
     */
    stickerTags: text().array(),
    charmGoodsId: text(),
    hasCharm: boolean().notNull().default(false),
    hasNameTag: boolean().notNull().default(false),
  },
  (table) => {
    const { wear, paintSeed, styleId, stickerCount, hasCharm, hasNameTag, isBargainable } = table
    const itemFacts = [wear, paintSeed, styleId, stickerCount, hasCharm, hasNameTag, isBargainable]
    const shownFacts = [table.price, isBargainable]
    const goodsFacts = [table.exterior, table.quality, table.rarity]
    return [
      uniqueIndex('listings_live_asset')
        .on(table.assetId)
        .where(sql`state in ('on_sale', 'reserved', 'failed')`),
      // What a page shows of its listings follows the columns of an order, and in the order of prices what people filter by
      // as well: filters are checked within the index, and the table itself need not be read.
      index('listings_price')
        .on(table.goodsId, table.price, table.id, ...itemFacts)
        .where(onMarket),
      index('listings_wear')
        .on(table.goodsId, table.wear, table.id, ...shownFacts)
        .where(onMarket),
      index('listings_newest')
        .on(table.goodsId, table.refreshedAt.desc(), table.id, ...shownFacts)
        .where(onMarket),
      index('listings_topped')
        .on(table.goodsId, table.price, table.id)
        .where(sql`${onMarket} and topped_until is not null`),
      index('listings_seller').on(table.sellerId, table.id),
      ...(['category', 'weapon'] as const).flatMap((group) => [
        index(`listings_${group}_price`)
          .on(table[group], table.price, table.id, ...itemFacts, ...goodsFacts)
          .where(onMarket),
        index(`listings_${group}_wear`)
          .on(table[group], table.wear, table.id, ...shownFacts)
          .where(onMarket),
        index(`listings_${group}_newest`)
          .on(table[group], table.refreshedAt.desc(), table.id, ...shownFacts)
          .where(onMarket),
      ]),
      index('listings_all_price')
        .on(table.price, table.id, ...itemFacts, ...goodsFacts)
        .where(onMarket),
      index('listings_all_wear')
        .on(table.wear, table.id, ...shownFacts)
        .where(onMarket),
      index('listings_all_newest')
        .on(table.refreshedAt.desc(), table.id, ...shownFacts)
        .where(onMarket),
      index('listings_style')
        .on(table.styleId, table.price, table.id)
        .where(sql`${onMarket} and style_id > 0`),
      index('listings_seed')
        .on(table.paintSeed, table.price, table.id, table.weapon, table.category, isBargainable)
        .where(onMarket),
      // A rare sticker's listings are found and sorted; of a common one's the cheapest are met in the order of prices.
      index('listings_stickers')
        .using('gin', table.stickerTags)
        .where(sql`${onMarket} and sticker_tags is not null`),
      index('listings_stickers_price')
        .on(table.price, table.id, table.category, table.weapon, ...itemFacts, ...goodsFacts, table.stickerTags)
        .where(sql`${onMarket} and sticker_tags is not null`),
    ]
  },
)

export type Fault = 'buyer' | 'seller' | 'platform'

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    /** What was ordered; null when the asset came from a purchase order that its seller supplied. */
    listingId: reference().references(() => listings.id),
    purchaseOrderId: reference().references(() => purchaseOrders.id),
    /** The accepted bargain that set the price of its listing. */
    bargainId: reference(),
    assetId: reference()
      .notNull()
      .references(() => assets.id),
    goodsId: text().notNull(),
    styleId: smallint().notNull(),
    buyerId: reference()
      .notNull()
      .references(() => users.id),
    sellerId: reference()
      .notNull()
      .references(() => users.id),
    price: fen().notNull(),
    fee: fen().notNull(),
    sellerNet: fen().notNull(),
    state: text().$type<OrderState>().notNull().default('awaiting_payment'),
    fault: text().$type<Fault>(),
    /** When the state ends by itself. */
    deadlineAt: moment(),
    /** When a worker looks at it next: for its deadline, or to ask the platform. Null once it has ended. */
    dueAt: moment(),
    /** The platform's trade offer that this order is bound to, with the asset id that it has to carry. */
    offerId: text().unique(),
    /** Who opened that offer; the other side accepts it. */
    offerBy: text().$type<'seller' | 'buyer'>(),
    /** Who may open it, as the seller's word was when the order was made: 1 both, 2 only the buyer, 3 only the seller. */
    deliveryLimit: smallint().$type<1 | 2 | 3>().notNull().default(1),
    platformAssetId: text().notNull(),
    tradeId: text(),
    createdAt: createdAt(),
    paidAt: moment(),
    offerSeenAt: moment(),
    deliveredAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('orders_live_asset')
      .on(table.assetId)
      .where(sql`state in ('awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance', 'in_protection')`),
    index('orders_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index('orders_listing').on(table.listingId),
    index('orders_buyer').on(table.buyerId, table.id),
    index('orders_unpaid')
      .on(table.buyerId)
      .where(sql`state = 'awaiting_payment'`),
    index('orders_sold')
      .on(table.goodsId, table.deliveredAt.desc(), table.id)
      .where(sql`delivered_at is not null`),
    index('orders_seller').on(table.sellerId, table.id),
    index('orders_purchase_order')
      .on(table.purchaseOrderId, table.id)
      .where(sql`purchase_order_id is not null`),
    // A bargain is accepted once.
    uniqueIndex('orders_bargain')
      .on(table.bargainId)
      .where(sql`bargain_id is not null`),
    check('orders_source', sql`(${table.listingId} is null) = (${table.purchaseOrderId} is not null)`),
  ],
)

export type Actor = 'buyer' | 'seller' | 'platform' | 'system'

/** Every step of every order; append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    event: text().notNull(),
    fromState: text().$type<OrderState>(),
    toState: text().$type<OrderState>().notNull(),
    actor: text().$type<Actor>().notNull(),
    reason: text(),
    at: createdAt(),
  },
  (table) => [index().on(table.orderId, table.id)],
)

/** What makes an offer on the platform not an order's delivery although it looks like one. */
export type OrderWarningKind = 'other_item' | 'other_account' | 'asks_in_return' | 'wrong_side'

/** Offers that both sides of an order were warned of; each once. They never move the order or its money. */
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
