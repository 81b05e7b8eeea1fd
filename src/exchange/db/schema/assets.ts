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
  /** Null where the catalogue does not know the sticker. */
  goodsId: string | null
  name: string
  /** 0 is fresh, 1 scraped away; null where nobody has told. */
  wear: number | null
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
