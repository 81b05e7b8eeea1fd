import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ListingFailure, ListingState } from '#contract/selling.ts'
import { users } from './accounts.ts'
import { assets } from './assets.ts'
import { goods } from './catalogue.ts'
import { createdAt, fen, identity, moment, reference } from './columns.ts'

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
    /** Why it failed; while it is reserved, why it will fail if it comes back. */
    failure: text().$type<ListingFailure>(),
    /** Copied from the asset, since lists sort and filter by them. */
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
     * lists filter and sort within this one table. They are rewritten when a reading shows more, or something else, of the asset.
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
    /** How much of the fade its seed shows, in percent; null where its finish has none. */
    fade: doublePrecision(),
    /** Of its stickers the one that is scraped most; null without stickers, and where the platform has not told of one. */
    stickerWear: doublePrecision(),
    /**
     * How many whole percent its price lies below the reference price of its goods or style, as pages show it; negative
     * above it, null without one to measure against. Triggers set it with the price, and whenever the listing comes to the
     * market; `refreshDiscounts` after the reference prices have changed.
     */
    discount: smallint(),
  },
  (table) => {
    const { wear, paintSeed, styleId, stickerCount, hasCharm, hasNameTag, isBargainable } = table
    const itemFacts = [wear, paintSeed, styleId, stickerCount, hasCharm, hasNameTag, isBargainable]
    const shownFacts = [table.price, isBargainable]
    const goodsFacts = [table.exterior, table.quality, table.rarity]
    const marks = [paintSeed, stickerCount, hasCharm, hasNameTag, table.stickerWear, table.discount]
    const adornedFacts = [table.category, table.weapon, ...goodsFacts, ...marks]
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
      index('listings_discount')
        .on(table.goodsId, table.discount.desc(), table.id, ...shownFacts, styleId)
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
        index(`listings_${group}_discount`)
          .on(table[group], table.discount.desc(), table.id, table.price, ...itemFacts, ...goodsFacts)
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
      index('listings_all_discount')
        .on(table.discount.desc(), table.id, table.price, ...itemFacts, ...goodsFacts)
        .where(onMarket),
      index('listings_style')
        .on(table.styleId, table.price, table.id)
        .where(sql`${onMarket} and style_id > 0`),
      index('listings_seed')
        .on(table.paintSeed, table.price, table.id, table.weapon, table.category, isBargainable)
        .where(onMarket),
      // Few listings fade: they are looked through in the order of their fades, whatever else is asked.
      index('listings_fade')
        .on(
          table.fade,
          table.id,
          ...shownFacts,
          table.goodsId,
          table.category,
          table.weapon,
          styleId,
          wear,
          table.discount,
        )
        .where(sql`${onMarket} and fade is not null`),
      // A rare sticker's listings are found and sorted; of a common one's the cheapest are met in the order of prices.
      index('listings_stickers')
        .using('gin', table.stickerTags)
        .where(sql`${onMarket} and sticker_tags is not null`),
      index('listings_stickers_price')
        .on(
          table.price,
          table.id,
          table.category,
          table.weapon,
          ...itemFacts,
          ...goodsFacts,
          table.stickerTags,
          table.stickerWear,
        )
        .where(sql`${onMarket} and sticker_tags is not null`),
      // The number of stickers says by itself that there are some.
      index('listings_stickers_wear')
        .on(wear, table.id, ...shownFacts, table.refreshedAt, ...adornedFacts)
        .where(sql`${onMarket} and sticker_count > 0`),
      index('listings_stickers_newest')
        .on(table.refreshedAt.desc(), table.id, ...shownFacts, wear, ...adornedFacts)
        .where(sql`${onMarket} and sticker_count > 0`),
      // So few have these that they are looked through whatever else is asked, and sorted as they are wanted.
      index('listings_charmed')
        .on(table.price, table.id, isBargainable, table.refreshedAt, wear, table.goodsId, ...adornedFacts)
        .where(sql`${onMarket} and has_charm`),
      index('listings_named')
        .on(table.price, table.id, isBargainable, table.refreshedAt, wear, table.goodsId, ...adornedFacts)
        .where(sql`${onMarket} and has_name_tag`),
    ]
  },
)
