import type { CatalogueGoods } from '#exchange/catalogue/goods.ts'
import { createRandom } from '#lib/random.ts'
import type { Random } from '#lib/random.ts'
import { STYLE_SHARES, isCase } from './market-factors.ts'
import type { DemoPrices } from './market-prices.ts'

/** The sales of one goods or style on one UTC day. Prices are in fen. */
export interface DemoDay {
  goods_id: string
  style_id: number
  /** `2026-11-06`. */
  day: string
  median: number
  low: number
  high: number
  volume: number
}

const DAYS = 365
const DAY_SECONDS = 86_400
/** Days with stable prices, whose median is the reference price. */
const QUIET_DAYS = 7
/** Frequency of sales by rank; yields some 250,000 rows for the year, which the first start writes in seconds. */
const DENSITY = 120
/** Items per sale, before price and kind are factored in. */
const LOT = 2

/** `days[0]` is yesterday, `days[364]` a year ago: today's sales are still coming in. */
function lastDays(now: number): string[] {
  return Array.from({ length: DAYS }, (_, age) =>
    new Date((now - (age + 1) * DAY_SECONDS) * 1000).toISOString().slice(0, 10),
  )
}

/** Market-wide price level relative to now, as a logarithm. */
function marketTide(seed: string): Float64Array {
  const random = createRandom(`${seed}:tide`)
  const tide = new Float64Array(DAYS)
  for (let age = QUIET_DAYS; age < DAYS; age += 1) tide[age] = (tide[age - 1] ?? 0) * 0.995 + random.normal() * 0.012
  return tide
}

function dailySales(rank: number): number {
  return DENSITY / (rank + 8)
}

/** Cheap and mass-traded goods sell in larger numbers per day than expensive ones. */
function bulkOf(goods: CatalogueGoods, fen: number): number {
  const cheapness = Math.min(12, Math.max(0.25, (20_000 / fen) ** 0.4))
  return cheapness * (isCase(goods) ? 9 : goods.category === 'sticker' ? 2 : 1.4)
}

/**
 * Generates a year of daily sales for every goods and style, newest day first within each; ordered by goods id, the
 * fastest insertion order for the table's key.
 */
export function* generateDays(
  ranked: readonly CatalogueGoods[],
  prices: DemoPrices,
  options: { seed: string; now: number },
): Generator<DemoDay> {
  const days = lastDays(options.now)
  const tide = marketTide(options.seed)
  const ranks = [...ranked.entries()].sort(([, a], [, b]) => (a.goods_id < b.goods_id ? -1 : 1))
  for (const [rank, goods] of ranks) {
    const random = createRandom(`${options.seed}:days:${goods.goods_id}`)
    const sales = dailySales(rank)
    yield* series(goods, 0, sales, { prices, random, days, tide })
    const shares = goods.styles.reduce((sum, style) => sum + (STYLE_SHARES[style.style_id] ?? 1), 0)
    for (const style of goods.styles) {
      const share = (STYLE_SHARES[style.style_id] ?? 1) / shares
      yield* series(goods, style.style_id, sales * share, { prices, random, days, tide })
    }
  }
}

interface SeriesContext {
  prices: DemoPrices
  random: Random
  days: readonly string[]
  tide: Float64Array
}

/** Walks back from the newest sale, whose price is the goods' own; skips days without a sale. */
function* series(goods: CatalogueGoods, styleId: number, sales: number, context: SeriesContext): Generator<DemoDay> {
  const { prices, random, days, tide } = context
  const price = prices.of(goods, styleId)
  const bulk = bulkOf(goods, price)
  const liveliness = goods.category === 'container' || goods.category === 'sticker' ? 0.02 : 0.011
  const chanceOfSale = 1 - Math.exp(-sales)
  const gap = () => (chanceOfSale > 0.98 ? 1 : 1 + Math.floor(Math.log(1 - random.next()) / Math.log(1 - chanceOfSale)))

  // A goods as a whole gets at least one sale, so that it has a reference price.
  let age = styleId === 0 ? Math.min(DAYS - 1, gap() - 1) : gap() - 1
  const newest = age
  let drift = 0
  while (age < DAYS) {
    const level = drift + (tide[age] ?? 0) - (tide[newest] ?? 0)
    const median = Math.max(1, Math.round(price * Math.exp(level)))
    const volume = Math.max(1, Math.round(sales * LOT * bulk * Math.exp(random.normal() * 0.3)))
    const spread = volume === 1 ? 0 : 0.02 + 0.05 * random.next()
    yield {
      goods_id: goods.goods_id,
      style_id: styleId,
      day: days[age] ?? '',
      median,
      low: Math.max(1, Math.round(median * (1 - spread))),
      high: Math.max(median, Math.round(median * (1 + spread * 1.6))),
      volume,
    }
    const step = gap()
    age += step
    const wander = age < QUIET_DAYS ? 0.003 : liveliness * Math.sqrt(step)
    drift = drift * 0.996 ** step + random.normal() * wander
  }
}
