import type { CatalogueGoods } from '#exchange/catalogue/goods.ts'
import { createRandom } from '#lib/random.ts'
import type { Random } from '#lib/random.ts'
import { STYLE_FACTORS, isCase } from './market-factors.ts'
import { drawStyle } from './market-assets.ts'
import type { AssetMaker, DemoAsset } from './market-assets.ts'
import type { DemoPrices } from './market-prices.ts'

export interface DemoListing extends DemoAsset {
  /** Index into the sellers. */
  seller: number
  /** In fen. */
  price_fen: number
  /** Seconds since the epoch. */
  listed_at: number
}

const MONTH = 30 * 86_400
const MOST_LISTINGS = 640
/** Few people own expensive items. */
const LIMITS: readonly (readonly [overFen: number, most: number])[] = [
  [10_000_000, 2],
  [2_000_000, 8],
  [500_000, 26],
  [100_000, 90],
]

/** Beyond about this rank, most goods have no listings. */
const THIN_RANK = 8_000

const limitOf = (fen: number) => LIMITS.find(([over]) => fen > over)?.[1] ?? MOST_LISTINGS

/**
 * The number of listings per goods, by rank: about `total` in sum, several hundred at the top, none for much of the
 * tail.
 */
export function countListings(
  ranked: readonly CatalogueGoods[],
  prices: DemoPrices,
  total: number,
  seed: string,
): number[] {
  const random = createRandom(`${seed}:counts`)
  const shapes = ranked.map((goods, rank) => {
    const bulk = isCase(goods) ? 4 : 1
    const reach = 1 / (1 + (rank / THIN_RANK) ** 3)
    return { weight: bulk * reach * (rank + 6) ** -0.82, limit: limitOf(prices.of(goods, 0)) }
  })
  const sumAt = (scale: number) => shapes.reduce((sum, { weight, limit }) => sum + Math.min(limit, weight * scale), 0)
  let low = 0
  let high = total * 10
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (sumAt(middle) < total) low = middle
    else high = middle
  }
  return shapes.map(({ weight, limit }) => {
    const expected = Math.min(limit, weight * low * Math.exp(random.normal() * 0.25))
    return Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0)
  })
}

/** The lowest price of a goods or style, relative to its reference price. */
const LOWEST_FROM = -0.088
const LOWEST_TO = 0.048
/** Premium of the best item within a goods' wear bounds, and the share of a sticker's price that is recovered. */
const WEAR_PREMIUM = 0.22
const STICKER_SHARE = 0.05
const STICKER_MOST = 0.6

interface ListingContext {
  seed: string
  /** Seconds since the epoch. */
  now: number
  sellers: number
  prices: DemoPrices
  assets: AssetMaker
  goodsById: ReadonlyMap<string, CatalogueGoods>
}

/** The listings of one goods. The cheapest of each style is a plain item; those of the cheapest style come first. */
export function listGoods(goods: CatalogueGoods, count: number, context: ListingContext): DemoListing[] {
  const random = createRandom(`${context.seed}:listings:${goods.goods_id}`)
  const styles = Array.from({ length: count }, (_, index) =>
    index === 0 ? cheapestStyle(goods) : drawStyle(goods, random),
  )
  const lowest = new Map<number, number>()
  return styles.map((styleId): DemoListing => {
    const asset = context.assets.make(goods, styleId)
    const floor = lowest.get(styleId)
    const reference = context.prices.of(goods, styleId)
    const price_fen =
      floor === undefined
        ? lowestPrice(reference, random)
        : Math.max(floor, roundedPrice(floor * (1 + above(asset, goods, random)) + stickerValue(asset, floor, context)))
    if (floor === undefined) lowest.set(styleId, price_fen)
    return {
      ...asset,
      // The cheapest listing is never an item with good stickers.
      stickers: floor === undefined && goods.quality !== 'souvenir' ? [] : asset.stickers,
      seller: random.chance(0.06) ? 0 : random.below(context.sellers),
      price_fen,
      listed_at: Math.floor(context.now - 60 - MONTH * random.next() ** 2),
    }
  })
}

function lowestPrice(reference: number, random: Random): number {
  const intended = roundedPrice(reference * (1 + LOWEST_FROM + random.next() * (LOWEST_TO - LOWEST_FROM)))
  const bounded = Math.min(
    Math.floor(reference * (1 + LOWEST_TO)),
    Math.max(Math.ceil(reference * (1 + LOWEST_FROM)), intended),
  )
  return Math.max(1, bounded)
}

function cheapestStyle(goods: CatalogueGoods): number {
  const [cheapest] = goods.styles.toSorted(
    (a, b) => (STYLE_FACTORS[a.style_id] ?? 1) - (STYLE_FACTORS[b.style_id] ?? 1),
  )
  return cheapest?.style_id ?? 0
}

/** Markup over the lowest price: the seller's patience, and better wear. */
function above(asset: DemoAsset, goods: CatalogueGoods, random: Random): number {
  const patience = random.exponential() * (isCase(goods) ? 0.03 : 0.075)
  if (asset.wear === null) return patience
  const span = (goods.wear_max ?? 1) - (goods.wear_min ?? 0)
  const freshness = 1 - (asset.wear - (goods.wear_min ?? 0)) / span
  return patience + WEAR_PREMIUM * freshness ** 4
}

function stickerValue(asset: DemoAsset, floor: number, { prices, goodsById }: ListingContext): number {
  const worth = asset.stickers.reduce((sum, sticker) => {
    const goods = goodsById.get(sticker.goods_id)
    return sum + (goods && sticker.wear === 0 ? prices.of(goods, 0) : 0)
  }, 0)
  return Math.min(floor * STICKER_MOST, worth * STICKER_SHARE)
}

/** Rounds as people do: the higher the price, the rounder. */
function roundedPrice(fen: number): number {
  const step = fen < 2_000 ? 1 : fen < 20_000 ? 10 : fen < 200_000 ? 50 : fen < 2_000_000 ? 500 : 5_000
  return Math.round(fen / step) * step
}
