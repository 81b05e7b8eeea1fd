import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { DemoAsset } from '#demo/market-assets.ts'
import type { DemoListing } from '#demo/market-listings.ts'
import { seedListings } from '#demo/seed-listings.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { importCatalogue } from '#exchange/catalogue/commands/import-catalogue.ts'
import type { Connection } from '#exchange/db/connection.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { goodsMarkets } from '#exchange/db/schema/catalogue.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestDatabase, type Engine } from '../../setup/exchange/database.ts'

const catalogue = readCatalogue()
const named = (name: string) => catalogue.goods.find((goods) => goods.market_hash_name === name)!
const redline = named('AK-47 | Redline (Field-Tested)')
const revolution = named('Revolution Case')
const crown = named('Sticker | Crown (Foil)')

const sticker = (slot: number) => ({ goodsId: crown.goods_id, name: 'Crown (Foil)', slot, wear: 0 })
const plain = { wear: null, paintSeed: null, stickers: [], charm: null, nameTag: null }
const gun = { ...plain, goodsId: redline.goods_id, wear: 0.25, paintSeed: 7 }
const kinds = [
  gun,
  { ...gun, stickers: [sticker(0), sticker(2)], nameTag: 'old friend' },
  { ...gun, charm: { goodsId: 'c', name: 'Ava', pattern: 9 } },
  { ...plain, goodsId: revolution.goods_id },
]

let connection: Connection
afterEach(() => connection.close())

test.each<Engine>(['pglite', 'postgres'])(
  'on %s listings that are seeded are what the same would be had they come one by one',
  async (engine) => {
    connection = await openTestDatabase(engine)
    const { db } = connection
    const offered = kinds.map((kind, index) => offer(kind.goodsId, 1_000 + index))
    await transact(db, async (tx) => {
      await importCatalogue(tx, { ...catalogue, goods: [redline, revolution, crown] })
      // The reference price of the guns.
      const reference = { referencePrice: 1_250n, referenceSales: 3 }
      await tx.update(goodsMarkets).set(reference).where(eq(goodsMarkets.goodsId, redline.goods_id))
      await tx.insert(users).values({ phone: '13700000000', nickname: 'someone' })
      // Each item twice: one is seeded, its twin listed by hand.
      const items = [...kinds, ...kinds].map((kind, index) => ({
        ...kind,
        ownerId: 1n,
        platformAssetId: String(index),
      }))
      await tx.insert(assets).values(items)
      await seedListings(tx, offered)
      await tx.insert(listings).values(
        kinds.map(({ goodsId, wear, paintSeed }, index) => ({
          assetId: BigInt(kinds.length + index + 1),
          sellerId: 1n,
          goodsId,
          wear,
          paintSeed,
          price: BigInt(1_000 + index),
          listedAt: new Date(offered[index]!.listed_at * 1_000),
        })),
      )
      return {}
    })
    const rows = await rowsOf<{ listing: Record<string, unknown> }>(
      db,
      sql`select to_jsonb(l) - 'id' - 'asset_id' as listing from listings as l order by id`,
    )
    const [seeded, single] = [rows.slice(0, kinds.length), rows.slice(kinds.length)]
    expect(seeded).toEqual(single)
    expect(
      seeded.map(({ listing }) => [listing.category, listing.sticker_count, listing.has_charm, listing.discount]),
    ).toEqual([
      ['rifle', 0, false, 20],
      ['rifle', 2, false, 20],
      ['rifle', 0, true, 20],
      ['container', 0, false, null],
    ])
  },
)

function offer(goodsId: string, price: number): DemoListing {
  const asset: DemoAsset = {
    goods_id: goodsId,
    style_id: 0,
    asset_id: '',
    wear: null,
    paint_seed: null,
    stickers: [],
    charm: null,
    name_tag: null,
  }
  return { ...asset, seller: 0, price_fen: price, listed_at: 1_790_000_000 }
}
