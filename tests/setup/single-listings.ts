import { eq } from 'drizzle-orm'
import type { CallInput } from '#contract/call.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import { refreshAllGoodsMarkets } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import { goods } from '#exchange/db/schema/catalogue.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { transact } from '#exchange/db/transact.ts'
import type { TestExchange } from './exchange.ts'
import { openMarketExchange } from './market-exchange.ts'

export type ListingFilter = CallInput<typeof onSaleList>

/** A listing with everything that filters look at. */
export interface ListingRow {
  listing: typeof listings.$inferSelect
  asset: typeof assets.$inferSelect
  goods: typeof goods.$inferSelect
}

/** A market whose listings are all known, to check its lists against. */
export interface SingleListings {
  exchange: TestExchange
  rows: ListingRow[]
  /** A sticker on several listings, four times on one of them, and one of its slots there. */
  sticker: string
  slot: number
  charm: string
  styled: ListingRow
}

export const between = (value: number | null, min: number, max: number) =>
  value !== null && value >= min && value <= max
export const stickersOf = ({ asset }: ListingRow) => asset.stickers.map((one) => one.goodsId)

export async function openSingleListings(engine: 'pglite' | 'postgres'): Promise<SingleListings> {
  const exchange = await openMarketExchange(engine)
  const { db } = exchange.services
  // Four identical stickers on one item, and a shop that is offline.
  const [own] = await db.select().from(listings).where(eq(listings.stickerCount, 4)).limit(1)
  const [four] = await db.select().from(assets).where(eq(assets.id, own!.assetId))
  const same = four!.stickers.map((one, index) => ({ ...one, slot: index, goodsId: four!.stickers[0]!.goodsId }))
  await transact(db, async (tx) => {
    await tx.delete(listings).where(eq(listings.id, own!.id))
    await tx.update(assets).set({ stickers: same }).where(eq(assets.id, four!.id))
    const { id: _, ...again } = own!
    await tx.insert(listings).values(again)
    await tx.update(listings).set({ isShopOnline: false }).where(eq(listings.sellerId, 7n))
    await refreshAllGoodsMarkets(tx)
  })
  const all = await db
    .select({ listing: listings, asset: assets, goods })
    .from(listings)
    .innerJoin(assets, eq(assets.id, listings.assetId))
    .innerJoin(goods, eq(goods.id, listings.goodsId))
  const rows = all.filter(({ listing }) => listing.state === 'on_sale' && listing.isShopOnline)
  return {
    exchange,
    rows,
    sticker: same[0]!.goodsId!,
    slot: 2,
    charm: rows.find((row) => row.asset.charm)!.asset.charm!.goodsId!,
    styled: rows.find((row) => row.listing.styleId > 0)!,
  }
}

/** Walks a list of individual listings to its end and returns their ids. */
export async function walkListings(exchange: TestExchange, input: ListingFilter): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await exchange.ask(onSaleList, { page_size: 100, ...input, cursor })
    if (page.level !== 'listings') throw new Error('goods in place of listings')
    ids.push(...page.items.map((item) => item.listing!.listing_id))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return ids
}
