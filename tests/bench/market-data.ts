import type { Transaction } from '#exchange/db/connection.ts'
import { bulkInsert } from '#exchange/db/bulk-insert.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import type { CatalogueGoods } from '#exchange/catalogue/goods.ts'
import { importCatalogue } from '#exchange/catalogue/commands/import-catalogue.ts'
import { recomputeReferencePrices } from '#exchange/market/commands/recompute-reference-prices.ts'
import { refreshAllGoodsMarkets } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { priceDays } from '#exchange/db/schema/catalogue.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { orders } from '#exchange/db/schema/orders.ts'

export interface MarketSize {
  listings: number
  /** How many of the most popular goods are traded at all. */
  goods: number
  /** Within 90 days, spread over the sellers. */
  sales: number
  purchaseOrders: number
  /** Days of price history for each traded goods. */
  days: number
}

const sellerCount = 200
const day = 86_400_000

/** A deterministic random number generator. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Fills an empty database with the real catalogue and a market of the given size, identical on every run except for
 * the moment it counts back from.
 */
export async function fillMarket(tx: Transaction, size: MarketSize, now = new Date()): Promise<void> {
  const next = random(7)
  const catalogue = readCatalogue()
  const rank = new Map(catalogue.goods.map((goods) => [goods.goods_id, Math.floor(next() * 1_000_000)]))
  const popularity = (goods: CatalogueGoods) => rank.get(goods.goods_id) ?? 0
  await importCatalogue(tx, catalogue, popularity)
  const traded = catalogue.goods.toSorted((a, b) => popularity(b) - popularity(a)).slice(0, size.goods)
  const stickers = catalogue.goods.filter((goods) => goods.category === 'sticker').slice(0, 300)
  const charms = catalogue.goods.filter((goods) => goods.category === 'charm')
  const priceOf = (goods: CatalogueGoods) => BigInt(5 + (popularity(goods) % 500_000))
  // Squaring makes the popular ones much more frequent.
  const pick = () => traded[Math.floor(next() ** 2 * traded.length)]!
  const before = (days: number) => new Date(now.getTime() - Math.floor(next() * days * day))

  await bulkInsert(
    tx,
    users,
    Array.from({ length: sellerCount + 1 }, (_, index) => ({
      id: BigInt(index + 1),
      phone: `139${String(index).padStart(8, '0')}`,
      nickname: `seller ${index}`,
      steamId: `7656119${String(8_000_000_000 + index)}`,
    })),
  )
  const buyerId = BigInt(sellerCount + 1)
  const items = Array.from({ length: size.listings + size.sales }, (_, index) => {
    const goods = index < traded.length ? traded[index]! : pick()
    const style = goods.styles[Math.floor(next() * goods.styles.length)]?.style_id ?? 0
    const hasWear = goods.wear_min !== null && goods.wear_max !== null
    return {
      goods,
      asset: {
        id: BigInt(index + 1),
        platformAssetId: String(30_000_000_000 + index),
        ownerId: BigInt(1 + Math.floor(next() * sellerCount)),
        goodsId: goods.goods_id,
        styleId: style,
        wear: hasWear ? goods.wear_min! + next() * (goods.wear_max! - goods.wear_min!) : undefined,
        paintSeed: hasWear ? Math.floor(next() * 1_000) : undefined,
        stickers: Array.from({ length: hasWear && next() < 0.2 ? 1 + Math.floor(next() * 4) : 0 }, (_slot, slot) => {
          const sticker = stickers[Math.floor(next() * stickers.length)]!
          return { slot, goodsId: sticker.goods_id, name: sticker.name.en, wear: 0 }
        }),
        charm:
          hasWear && next() < 0.1
            ? { goodsId: charms[Math.floor(next() * charms.length)]!.goods_id, name: 'charm', pattern: 7 }
            : undefined,
        nameTag: hasWear && next() < 0.05 ? 'old friend' : undefined,
        inspectUrl: hasWear ? `steam://rungame/730/0/+csgo_econ_action_preview%20S${index}` : undefined,
      },
      isBargainable: next() < 0.7,
      price: (priceOf(goods) * BigInt(90 + Math.floor(next() * 60))) / 100n + 1n,
      listedAt: before(20),
    }
  })
  await bulkInsert(
    tx,
    assets,
    items.map((item) => item.asset),
  )
  await bulkInsert(
    tx,
    listings,
    items.map(({ asset, price, isBargainable, listedAt }, index) => ({
      id: asset.id,
      assetId: asset.id,
      sellerId: asset.ownerId,
      goodsId: asset.goodsId,
      styleId: asset.styleId,
      price,
      state: index < size.listings ? ('on_sale' as const) : ('sold' as const),
      wear: asset.wear,
      paintSeed: asset.paintSeed,
      isBargainable,
      listedAt,
    })),
  )
  await bulkInsert(
    tx,
    orders,
    items.slice(size.listings).map(({ asset, price }, index) => {
      const paidAt = before(80)
      const isDelivered = index % 10 !== 0
      return {
        id: BigInt(index + 1),
        listingId: asset.id,
        assetId: asset.id,
        goodsId: asset.goodsId,
        styleId: asset.styleId,
        buyerId,
        sellerId: asset.ownerId,
        price,
        fee: 0n,
        sellerNet: price,
        state: isDelivered ? ('completed' as const) : ('refunded' as const),
        fault: isDelivered ? undefined : ('seller' as const),
        platformAssetId: asset.platformAssetId,
        createdAt: paidAt,
        paidAt,
        deliveredAt: isDelivered ? new Date(paidAt.getTime() + 60_000 + Math.floor(next() * 7_200_000)) : undefined,
        endedAt: new Date(paidAt.getTime() + 8 * day),
      }
    }),
  )
  await bulkInsert(
    tx,
    purchaseOrders,
    Array.from({ length: size.purchaseOrders }, () => {
      const goods = pick()
      return {
        buyerId,
        goodsId: goods.goods_id,
        styleId: goods.styles[Math.floor(next() * goods.styles.length * 2)]?.style_id ?? 0,
        price: (priceOf(goods) * BigInt(60 + Math.floor(next() * 30))) / 100n + 1n,
        quantity: 1 + Math.floor(next() * 5),
        state: 'active' as const,
        expiresAt: new Date(now.getTime() + 20 * day),
      }
    }),
  )
  await bulkInsert(tx, priceDays, priceRows(traded, size.days, priceOf, now, next))
  await refreshAllGoodsMarkets(tx)
  await recomputeReferencePrices(tx)
}

function* priceRows(
  traded: readonly CatalogueGoods[],
  days: number,
  priceOf: (goods: CatalogueGoods) => bigint,
  now: Date,
  next: () => number,
) {
  for (const goods of traded) {
    for (const styleId of [0, ...goods.styles.map((style) => style.style_id)]) {
      for (let age = days; age >= 1; age--) {
        if (next() < 0.2) continue
        const median = (priceOf(goods) * BigInt(85 + Math.floor(next() * 30))) / 100n + 1n
        yield {
          goodsId: goods.goods_id,
          styleId,
          day: new Date(now.getTime() - age * day).toISOString().slice(0, 10),
          median,
          low: (median * 9n) / 10n,
          high: (median * 11n) / 10n,
          volume: 1 + Math.floor(next() * 20),
        }
      }
    }
  }
}
