import type { CatalogueGoods } from '#exchange/catalogue/goods.ts'
import { createRandom, type Random } from '#lib/random.ts'
import { type AssetMaker, type DemoAsset, drawStyle } from './market-assets.ts'
import { type DemoDay, generateDays } from './market-days.ts'
import type { DemoPrices } from './market-prices.ts'

/**
 * How an order went. Nobody paid; the buyer declined the offer, or let its time pass; the seller sent none, or withdrew it; it
 * was delivered and settled; the platform undid it in protection.
 */
export type DemoEnding = 'unpaid' | 'declined' | 'unaccepted' | 'undelivered' | 'withdrawn' | 'completed' | 'reversed'

export interface DemoOrder {
  /** Index into the demo's people. */
  buyer: number
  /** Seconds since the epoch. */
  ordered_at: number
  /** Seconds from the payment to the seller's offer. */
  offered_after: number
  /** Seconds from the offer to what the buyer, or the seller, made of it. */
  answered_after: number
  ending: DemoEnding
}

/** An item that was listed once, and the orders of it one after the other: after all but the last it was on sale again. */
export interface DemoSale extends DemoAsset {
  /** Index into the demo's people, whose first are the sellers. */
  seller: number
  price_fen: number
  /** What the seller had paid for it. */
  cost_fen: number
  /** Seconds since the epoch. */
  listed_at: number
  orders: DemoOrder[]
  /** What the platform calls the item once it was traded. */
  traded_asset_id: string
}

/** Times in seconds since the epoch. */
export interface DemoHistory {
  /** When the people of the demo came, with what they had. */
  began_at: number
  /** By the time of their last order. */
  sales: DemoSale[]
}

const HOUR = 3_600
const DAY = 86_400
/** Days from the people's coming to the first order: some items were on sale for long. */
const QUIET_DAYS = 10
const WEEKS = 6
/** Each costs a first start some 30 ms. */
const SALES = 48
/** The most wanted goods, which people look at; the dearest of them would want a rich buyer. */
const SOLD_GOODS = 60
const MOST_FEN = 300_000
/** How many of the sales are those of the demo's own seller, and how many the purchases of its own buyer. */
const OWN_SALES = 10
const OWN_PURCHASES = 5

interface HistoryContext {
  seed: string
  now: number
  sellers: number
  prices: DemoPrices
  assets: AssetMaker
}

/**
 * What was sold before the demo began. Who traded what does not depend on the time: the simulated platform may be filled later than the
 * database. It ends the day before yesterday: the market still counts today's and yesterday's sales from
 * the orders themselves, which are but a few of those that the price days speak of.
 */
export function makeHistory(ranked: readonly CatalogueGoods[], context: HistoryContext): DemoHistory {
  const { seed, now, sellers, prices, assets } = context
  const random = createRandom(`${seed}:history`)
  const yesterday = Math.floor(now / DAY) * DAY - DAY
  // The slowest ending takes half a day and its aftermath.
  const last = yesterday - 14 * HOUR
  const first = last - WEEKS * 7 * DAY
  const head = ranked.slice(0, SOLD_GOODS)
  const stock = head.filter((goods) => prices.of(goods, 0) <= MOST_FEN)
  const priceOn = readPrices(generateDays(head, prices, { seed, now }), first)
  const plans = Array.from({ length: SALES }, (_, index) => ({
    index,
    orderedAt: Math.floor(first + (last - first) * random.next()),
  })).toSorted((a, b) => a.orderedAt - b.orderedAt)
  const sales = plans.map(({ index, orderedAt }): DemoSale => {
    const goods = stock[Math.floor(stock.length * random.next() ** 1.8)]!
    const asset = assets.make(goods, drawStyle(goods, random))
    const { seller, orders } = drawOrders(index, { sellers, orderedAt, random })
    const price = priceOn(asset, orderedAt, random.next()) ?? prices.of(goods, asset.style_id)
    return {
      ...asset,
      seller,
      price_fen: price,
      cost_fen: Math.max(1, Math.round(price * (0.78 + 0.3 * random.next()))),
      listed_at: orders[0]!.ordered_at - Math.floor(HOUR + 5 * DAY * random.next()),
      orders,
      traded_asset_id: assets.nextId(),
    }
  })
  return { began_at: first - QUIET_DAYS * DAY, sales }
}

/** What the goods or style fetched on the day of a moment, by a chance from 0 to 1; undefined where nothing of it was sold then. */
function readPrices(days: Iterable<DemoDay>, since: number) {
  const firstDay = dayOf(since)
  const known = new Map<string, DemoDay>()
  for (const day of days) if (day.day >= firstDay) known.set(`${day.goods_id} ${day.style_id} ${day.day}`, day)
  return ({ goods_id, style_id }: DemoAsset, at: number, chance: number): number | undefined => {
    const day = known.get(`${goods_id} ${style_id} ${dayOf(at)}`)
    return day && day.low + Math.floor(chance * (day.high - day.low + 1))
  }
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/** Through the buyer: the item is on sale again. */
const failures: readonly DemoEnding[] = ['unpaid', 'declined', 'unaccepted']

/** Who sold and bought the sale of this number, and how it went. Numbers decide what has to be there, the rest is chance. */
function drawOrders(
  index: number,
  { sellers, orderedAt, random }: { sellers: number; orderedAt: number; random: Random },
): { seller: number; orders: DemoOrder[] } {
  const isOwnPurchase = index >= OWN_SALES && index < OWN_SALES + OWN_PURCHASES
  // The first sellers sell most.
  const seller = index < OWN_SALES ? 0 : 1 + Math.floor((sellers - 1) * random.next() ** 1.5)
  const somebody = () => {
    const other = 1 + random.below(sellers - 2)
    return other < seller ? other : other + 1
  }
  const order = (buyer: number, ordered_at: number, ending: DemoEnding): DemoOrder => ({
    buyer,
    ordered_at,
    // Each seller has a pace of their own.
    offered_after: Math.min(5 * HOUR, Math.floor(40 + 60 * [3, 8, 20, 50, 90][seller % 5]! * random.exponential())),
    answered_after: Math.min(2 * HOUR, Math.floor(30 + 400 * random.exponential())),
    ending,
  })
  const buyer = isOwnPurchase ? sellers : somebody()
  const before = Math.floor(orderedAt - DAY * (1 + random.next()))
  return {
    seller,
    orders: [
      ...(index % 9 === 7 ? [order(somebody(), before, failures[Math.floor(index / 9) % failures.length]!)] : []),
      order(buyer, orderedAt, isOwnPurchase ? 'completed' : endingOf(index)),
    ],
  }
}

function endingOf(index: number): DemoEnding {
  if (index % 23 === 16) return 'undelivered'
  if (index % 41 === 22) return 'withdrawn'
  return index % 43 === 25 ? 'reversed' : 'completed'
}
