import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { goods } from './catalogue.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

export interface AssetSticker {
  slot: number
  /** Null if the catalogue does not know the sticker. */
  goodsId: string | null
  name: string
  /** 0 is fresh, 1 scraped away; null if unknown. */
  wear: number | null
}

export interface AssetCharm {
  /** Null if the catalogue does not know the charm. */
  goodsId: string | null
  name: string
  pattern: number | null
}

/** One physical item, as the platform knows it. */
export const assets = pgTable(
  'assets',
  {
    id: identity(),
    /** Changes with every trade. */
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
    /** As last reported by the platform; while false, the item becomes tradable at `tradableAt`, if known. */
    isTradable: boolean().notNull().default(true),
    tradableAt: moment(),
    /** When a reading of the owner's inventory found it gone; it may come back. */
    goneAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.ownerId, table.platformAssetId),
    index('assets_platform_asset').on(table.platformAssetId),
    // What has left an inventory adds up over the years, and is kept for its listings and orders.
    index('assets_at_hand')
      .on(table.ownerId)
      .where(sql`gone_at is null`),
    index('assets_gone')
      .on(table.ownerId, table.wear)
      .where(sql`gone_at is not null`),
  ],
)
