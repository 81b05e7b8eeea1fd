import type { PurchaseConditions } from '#contract/purchase-orders/fields.ts'
import type { Catalogue, CatalogueGoods } from '#exchange/catalogue/goods.ts'
import { createRandom } from '#lib/random.ts'
import { createAssetMaker, drawStyle } from './market-assets.ts'
import type { AssetMaker, DemoAsset } from './market-assets.ts'
import { generateDays } from './market-days.ts'
import type { DemoDay } from './market-days.ts'
import { isCase } from './market-factors.ts'
import { type DemoHistory, makeHistory } from './market-history.ts'
import { countListings, listGoods } from './market-listings.ts'
import type { DemoListing } from './market-listings.ts'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE, makeSellers } from './market-people.ts'
import type { DemoSeller } from './market-people.ts'
import { rankGoods, scoreOf } from './market-popularity.ts'
import { makePrices } from './market-prices.ts'
import type { DemoPrices } from './market-prices.ts'

/** Posted by one of the sellers. `style_id` 0 takes any style. */
export interface DemoPurchaseOrder {
  goods_id: string
  style_id: number
  /** Fen per unit; below the lowest listing. */
  price_fen: number
  quantity: number
  conditions: PurchaseConditions
  /** Index into the sellers, who buy as well. */
  buyer: number
}

/** Unlisted items of a user. */
export interface DemoInventory {
  phone: string
  assets: DemoAsset[]
}

/** All prices are whole fen. */
export interface DemoMarket {
  sellers: DemoSeller[]
  /** Popularity score by goods id; every goods has one. */
  popularity: ReadonlyMap<string, number>
  /** The current price of a goods (style 0) or a style: the reference price that the days lead to. */
  referencePrice(goods: CatalogueGoods, styleId: number): number
  listings: DemoListing[]
  purchaseOrders: DemoPurchaseOrder[]
  inventories: DemoInventory[]
  history: DemoHistory
  /** A year of daily prices, made as it is read; goods by id, newest day first. Can be read more than once. */
  days(): Iterable<DemoDay>
}

export interface DemoMarketOptions {
  seed: string
  /** In seconds since the epoch: listing times and days count back from it. */
  now: number
  /** Approximate number of listings to create. */
  listings?: number
}

const LISTINGS = 40_000
/** Few players put an expensive sticker on a weapon. */
const DEAR_STICKER_FEN = 15_000
const INVENTORY_SIZE = 60
/** Inventories are stocked with what is commonly traded, not with rarities. */
const STOCK_RANKS = 1_500
const STOCK_MOST_FEN = 500_000

/** Generates the demo's market deterministically from catalogue, seed and time. */
export function generateMarket(catalogue: Catalogue, options: DemoMarketOptions): DemoMarket {
  const { seed, now } = options
  const prices = makePrices(catalogue, seed)
  const ranked = rankGoods(catalogue, prices, seed)
  const sellers = makeSellers(seed)
  const stickers = ranked.filter((goods) => goods.category === 'sticker')
  const assets = createAssetMaker(createRandom(`${seed}:assets`), {
    stickers: {
      common: stickers.filter((goods) => prices.of(goods, 0) < DEAR_STICKER_FEN),
      dear: stickers.filter((goods) => prices.of(goods, 0) >= DEAR_STICKER_FEN),
    },
    charms: ranked.filter((goods) => goods.category === 'charm'),
  })
  const goodsById = new Map(catalogue.goods.map((goods) => [goods.goods_id, goods]))
  const counts = countListings(ranked, prices, options.listings ?? LISTINGS, seed)
  const context = { seed, now, sellers: sellers.length, prices, assets, goodsById }
  const listings = ranked.flatMap((goods, rank) => listGoods(goods, counts[rank] ?? 0, context))
  const inventories = [DEMO_SELLER_PHONE, DEMO_BUYER_PHONE].map((phone) => ({
    phone,
    assets: stockInventory(ranked, prices, assets, `${seed}:inventory:${phone}`),
  }))
  return {
    sellers,
    popularity: new Map(ranked.map((goods, rank) => [goods.goods_id, scoreOf(rank)])),
    referencePrice: (goods, styleId) => prices.of(goods, styleId),
    listings,
    purchaseOrders: makePurchaseOrders(ranked, listings, sellers.length, seed),
    inventories,
    history: makeHistory(ranked, context),
    days: () => generateDays(ranked, prices, { seed, now }),
  }
}

function stockInventory(
  ranked: readonly CatalogueGoods[],
  prices: DemoPrices,
  assets: AssetMaker,
  seed: string,
): DemoAsset[] {
  const random = createRandom(seed)
  const stock = ranked.slice(0, STOCK_RANKS).filter((goods) => prices.of(goods, 0) < STOCK_MOST_FEN)
  return Array.from({ length: INVENTORY_SIZE }, () => {
    const goods = random.pick(stock)
    return assets.make(goods, drawStyle(goods, random))
  })
}

/** Up to this many goods, starting with the most wanted, have purchase orders. */
const ORDERED_GOODS = 1_400
const MOST_ORDERS = 6
/** The share of the other orders that asks for low wear. */
const PICKY = 0.3

/** The best third of the goods' wear range. */
function conditionsOf({ wear_min, wear_max }: CatalogueGoods): PurchaseConditions {
  if (wear_min === null || wear_max === null) return {}
  return { wear_max: Math.ceil((wear_min + (wear_max - wear_min) / 3) * 1000) / 1000 }
}

function makePurchaseOrders(
  ranked: readonly CatalogueGoods[],
  listings: readonly DemoListing[],
  buyers: number,
  seed: string,
): DemoPurchaseOrder[] {
  const lowest = new Map<string, number>()
  for (const { goods_id, price_fen } of listings) {
    lowest.set(goods_id, Math.min(price_fen, lowest.get(goods_id) ?? price_fen))
  }
  const random = createRandom(`${seed}:purchase-orders`)
  const pickiness = createRandom(`${seed}:conditions`)
  return ranked.slice(0, ORDERED_GOODS).flatMap((goods) => {
    const floor = lowest.get(goods.goods_id)
    if (floor === undefined || floor < 20) return []
    return Array.from({ length: 1 + random.below(MOST_ORDERS) }, (_, level): DemoPurchaseOrder => {
      const below = 0.02 + 0.025 * level + 0.02 * random.next()
      const bulk = isCase(goods) ? 120 : floor < 5_000 ? 12 : floor < 50_000 ? 3 : 1
      return {
        goods_id: goods.goods_id,
        style_id: 0,
        price_fen: Math.max(1, Math.min(floor - 1, Math.floor(floor * (1 - below)))),
        quantity: 1 + random.below(bulk),
        // The highest order of a goods takes any item.
        conditions: level > 0 && pickiness.next() < PICKY ? conditionsOf(goods) : {},
        buyer: random.below(buyers),
      }
    })
  })
}
