import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ListingFailure, ListingState } from '#contract/selling.ts'
import { users } from './accounts.ts'
import { assets } from './assets.ts'
import { goods } from './catalogue.ts'
import { createdAt, fen, identity, isOneOf, moment, reference } from './columns.ts'

/** States in which a listing has the exclusive claim to its asset. */
export const liveListingStates = ['on_sale', 'reserved', 'failed'] as const satisfies readonly ListingState[]

/**
 * What people can see and buy. Queries must repeat this exact text, or the planner does not match the partial indexes.
 */
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
    /** Why it failed; while it is reserved, why it will fail once it comes back. */
    failure: text().$type<ListingFailure>(),
    /** Copied from the asset, since lists sort and filter by them. */
    wear: doublePrecision(),
    paintSeed: integer(),
    /** The seller's choice for this listing; effective only while their account-wide choice allows bargaining. */
    allowsBargain: boolean().notNull().default(true),
    /** For this listing alone, in whole percent of the price; null: the seller's account-wide minimum. */
    lowestBargainPercent: smallint(),
    /** Copied for filtering: both the seller and this listing allow bargaining. */
    isBargainable: boolean().notNull().default(true),
    listedAt: createdAt(),
    /** Sort key among the newest: when it was listed, or last refreshed by its seller. */
    refreshedAt: createdAt(),
    /** Until then it ranks above the others of its goods. */
    toppedUntil: moment(),
    /** Whether the seller's shop takes orders now. */
    isShopOnline: boolean().notNull().default(true),
    /**
     * From here on, copies that the trigger `listings_copy_facts` makes from the goods and the asset, so that the
     * market's lists filter and sort within this one table. Rewritten when a reading shows new or different facts of
     * the asset.
     */
    category: text().notNull().default(''),
    weapon: text(),
    exterior: text(),
    quality: text().notNull().default(''),
    rarity: text().notNull().default(''),
    stickerCount: smallint().notNull().default(0),
    /**
     * For each sticker its goods id and `<slot>:<id>`, plus `x2:<id>`, `x3:<id>` … for repeats. Null without stickers:
     * filtering by a tag then implies that there are some, as the partial indexes require.
     */
    stickerTags: text().array(),
    charmGoodsId: text(),
    hasCharm: boolean().notNull().default(false),
    hasNameTag: boolean().notNull().default(false),
    /** The percentage of the fade that its seed shows; null for finishes without a fade. */
    fade: doublePrecision(),
    /** Wear of its most scraped sticker; null without stickers, or if the platform has not reported one of them. */
    stickerWear: doublePrecision(),
    /**
     * How far its price is below the reference price of its goods or style, in whole percent as pages show it; negative
     * above it, null without a reference price. Triggers set it with the price and whenever the listing enters the
     * market; `refreshDiscounts` does after reference prices change.
     */
    discount: smallint(),
  },
  (table) => {
    const { wear, paintSeed, styleId, stickerCount, hasCharm, hasNameTag, isBargainable, discount } = table
    const itemFacts = [wear, paintSeed, styleId, stickerCount, hasCharm, hasNameTag, isBargainable]
    const shownFacts = [table.price, isBargainable]
    const goodsFacts = [table.exterior, table.quality, table.rarity]
    const placeFacts = [table.category, table.weapon, ...goodsFacts]
    const adornments = [stickerCount, hasCharm, hasNameTag, table.stickerWear]
    const adornedFacts = [...placeFacts, paintSeed, ...adornments, discount]
    // Texts come last: what stands behind one takes longer to read.
    const rareFacts = [isBargainable, paintSeed, ...adornments, table.goodsId, ...placeFacts]
    return [
      uniqueIndex('listings_live_asset').on(table.assetId).where(isOneOf('state', liveListingStates)),
      // After the sort columns, each index holds what a page shows of its listings, and the price indexes also what
      // people filter by: filters are checked within the index, and the table itself need not be read.
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
        .on(table.goodsId, discount.desc(), table.id, ...shownFacts, styleId)
        .where(onMarket),
      index('listings_topped')
        .on(table.goodsId, table.price, table.id)
        .where(sql`${onMarket} and topped_until is not null`),
      index('listings_seller').on(table.sellerId, table.id),
      // What has ended adds up over the years.
      index('listings_seller_live')
        .on(table.sellerId, table.state, table.id)
        .where(isOneOf('state', liveListingStates)),
      index('listings_asset').on(table.assetId, table.id),
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
          .on(table[group], discount.desc(), table.id, table.price, ...itemFacts, ...goodsFacts)
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
        .on(discount.desc(), table.id, table.price, ...itemFacts, ...goodsFacts)
        .where(onMarket),
      index('listings_style')
        .on(table.styleId, table.price, table.id)
        .where(sql`${onMarket} and style_id > 0`),
      // A seed picks one listing in a thousand: those are looked through within the index, whatever the other filters.
      index('listings_seed')
        .on(
          paintSeed,
          table.price,
          table.id,
          isBargainable,
          wear,
          styleId,
          table.refreshedAt,
          discount,
          ...adornments,
          table.goodsId,
          ...placeFacts,
          table.stickerTags,
        )
        .where(onMarket),
      // Few listings have a fade: they are scanned in fade order, whatever the other filters.
      index('listings_fade')
        .on(table.fade, table.id, ...shownFacts, table.goodsId, table.category, table.weapon, styleId, wear, discount)
        .where(sql`${onMarket} and fade is not null`),
      // The listings of a rare sticker are found and sorted; for a common one, a scan in price order meets the cheapest
      // early.
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
      // A filter on the sticker count implies this predicate.
      index('listings_stickers_wear')
        .on(wear, table.id, ...shownFacts, table.refreshedAt, ...adornedFacts)
        .where(sql`${onMarket} and sticker_count > 0`),
      index('listings_stickers_newest')
        .on(table.refreshedAt.desc(), table.id, ...shownFacts, wear, ...adornedFacts)
        .where(sql`${onMarket} and sticker_count > 0`),
      // Few listings have a charm or a name tag: they are read in any order within small indexes of their own, which
      // have what every other filter asks for.
      ...Object.entries({ charmed: sql`has_charm`, named: sql`has_name_tag` }).flatMap(([name, has]) => {
        const where = sql`${onMarket} and ${has}`
        return [
          index(`listings_${name}`)
            .on(table.price, table.id, wear, table.refreshedAt, discount, ...rareFacts)
            .where(where),
          index(`listings_${name}_wear`)
            .on(wear, table.id, table.price, table.refreshedAt, discount, ...rareFacts)
            .where(where),
          index(`listings_${name}_newest`)
            .on(table.refreshedAt.desc(), table.id, table.price, wear, discount, ...rareFacts)
            .where(where),
          index(`listings_${name}_discount`)
            .on(discount.desc(), table.id, table.price, wear, table.refreshedAt, ...rareFacts)
            .where(where),
        ]
      }),
    ]
  },
)
