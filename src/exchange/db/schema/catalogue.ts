import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { fen, moment } from './columns.ts'

export const goods = pgTable(
  'goods',
  {
    id: text().primaryKey(),
    marketHashName: text().notNull().unique(),
    nameEn: text().notNull(),
    nameZh: text().notNull(),
    itemNameEn: text().notNull(),
    itemNameZh: text().notNull(),
    finishNameEn: text(),
    finishNameZh: text(),
    category: text().notNull(),
    weapon: text(),
    exterior: text(),
    quality: text().notNull(),
    rarity: text().notNull(),
    wearMin: doublePrecision(),
    wearMax: doublePrecision(),
    collection: text(),
    containers: text().array().notNull().default([]),
    /** Shared by the exteriors and qualities of one finish. */
    finishKey: text().notNull(),
    /** Lower-cased names in both languages, for search. */
    searchText: text().notNull(),
    popularity: integer().notNull().default(0),
  },
  (table) => [index().on(table.finishKey)],
)

/** For each finish that fades, the percentage of the fade at paint seeds 0, 1, 2 …. Written with the catalogue. */
export const fades = pgTable('fades', {
  finishKey: text().primaryKey(),
  percentages: doublePrecision().array().notNull(),
})

export const styles = pgTable(
  'styles',
  {
    goodsId: text()
      .notNull()
      .references(() => goods.id),
    styleId: smallint().notNull(),
    nameEn: text().notNull(),
    nameZh: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.styleId] })],
)

/**
 * The current market figures of a goods (style 0) and each of its styles, updated in the transaction that changes a
 * listing or a purchase order.
 */
export const goodsMarkets = pgTable(
  'goods_markets',
  {
    goodsId: text()
      .notNull()
      .references(() => goods.id),
    styleId: smallint().notNull(),
    onSaleCount: integer().notNull().default(0),
    lowestPrice: fen(),
    purchaseCount: integer().notNull().default(0),
    /** Of purchase orders without conditions. */
    highestPurchasePrice: fen(),
    referencePrice: fen(),
    referenceSales: integer().notNull().default(0),
    newestListedAt: moment(),
    /** How many listings on sale carry a sticker, a charm, a name tag, and how many allow bargaining. */
    stickeredCount: integer().notNull().default(0),
    charmedCount: integer().notNull().default(0),
    namedCount: integer().notNull().default(0),
    bargainableCount: integer().notNull().default(0),
    /**
     * From here on, copies of the goods' own facts, so that the market's list filters, searches, counts and sorts
     * within this one narrow table: a fifth of the time of a join.
     */
    popularity: integer().notNull().default(0),
    category: text().notNull().default(''),
    weapon: text(),
    exterior: text(),
    quality: text().notNull().default(''),
    rarity: text().notNull().default(''),
    searchText: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.goodsId, table.styleId] }),
    index('goods_markets_popular')
      .on(table.popularity.desc(), table.goodsId)
      .where(sql`style_id = 0 and on_sale_count > 0`),
    index('goods_markets_price')
      .on(table.lowestPrice, table.goodsId)
      .where(sql`style_id = 0 and on_sale_count > 0`),
    index('goods_markets_newest')
      .on(table.newestListedAt.desc(), table.goodsId)
      .where(sql`style_id = 0 and on_sale_count > 0`),
  ],
)

/**
 * Deltas of a goods and style from listings that enter or leave the market: the trigger `listings_note_change` writes
 * them, and at the end of the same transaction `refreshGoodsMarkets` adds them to `goodsMarkets`.
 */
export const marketChanges = pgTable(
  'market_changes',
  {
    goodsId: text().notNull(),
    styleId: smallint().notNull(),
    onSale: integer().notNull(),
    stickered: integer().notNull(),
    charmed: integer().notNull(),
    named: integer().notNull(),
    bargainable: integer().notNull(),
  },
  (table) => [index('market_changes_goods').on(table.goodsId)],
)

/** Sales of one UTC day. */
export const priceDays = pgTable(
  'price_days',
  {
    goodsId: text().notNull(),
    styleId: smallint().notNull(),
    day: date({ mode: 'string' }).notNull(),
    median: fen().notNull(),
    low: fen().notNull(),
    high: fen().notNull(),
    volume: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.goodsId, table.styleId, table.day] }),
    index('price_days_day')
      .on(table.day)
      .where(sql`style_id = 0`),
  ],
)
