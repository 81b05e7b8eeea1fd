/** How many whole days of sales make a reference price. */
export const referenceDays = 7

/** A number of items of one goods and style that somebody held from a UTC day on, until another day or now. */
export interface Held {
  goodsId: string
  styleId: number
  since: string
  /** The day they left: at the end of it they are no longer held. */
  until: string | null
  count: number
}

/** What a goods and style was sold for on a UTC day: the median in fen, and the number of sales. */
export interface DayPrice {
  goodsId: string
  styleId: number
  day: string
  median: bigint
  volume: number
}

export interface DayWorth {
  day: string
  count: number
  /** Those of the count that have no price yet. */
  unpriced: number
  worth: bigint
}

/**
 * Values what was held at the end of each day at the reference price of that day: the median of the sales in the 7 days
 * before, else that of the last day with a sale.
 *
 * @param days in ascending order, as are `prices`; days are compared as text.
 */
export function worthByDay(days: readonly string[], held: readonly Held[], prices: readonly DayPrice[]): DayWorth[] {
  const pricesOf = Map.groupBy(prices, keyOf)
  const worth = days.map((day) => ({ day, count: 0, unpriced: 0, worth: 0n }))
  const weekBefore = days.map((day) => dayBefore(day, referenceDays))
  for (const [key, lots] of Map.groupBy(held, keyOf)) {
    const known = pricesOf.get(key) ?? []
    let from = 0
    let to = 0
    for (const [index, at] of worth.entries()) {
      while (to < known.length && known[to]!.day < at.day) to++
      while (from < to && known[from]!.day < weekBefore[index]!) from++
      const count = lots
        .filter(({ since, until }) => since <= at.day && (until === null || until > at.day))
        .reduce((sum, lot) => sum + lot.count, 0)
      if (count === 0) continue
      const ofDay = known[to]?.day === at.day ? known[to] : undefined
      const price = medianOf(known.slice(from, to)) ?? (ofDay ?? known[to - 1])?.median
      at.count += count
      if (price === undefined) at.unpriced += count
      else at.worth += price * BigInt(count)
    }
  }
  return worth
}

/** The median of the sales of several days, by the rule of `recomputeReferencePrices`. */
function medianOf(prices: readonly DayPrice[]): bigint | undefined {
  const sales = prices.reduce((sum, { volume }) => sum + volume, 0)
  let upTo = 0
  return prices.toSorted((a, b) => Number(a.median - b.median)).find(({ volume }) => (upTo += volume) * 2 >= sales)
    ?.median
}

const dayBefore = (day: string, back: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10)

const keyOf = ({ goodsId, styleId }: Pick<Held, 'goodsId' | 'styleId'>) => `${goodsId} ${styleId}`
