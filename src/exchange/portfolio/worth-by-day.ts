/** A number of items of one goods and style that somebody held from a UTC day on, until another day or now. */
export interface Held {
  goodsId: string
  styleId: number
  since: string
  /** The day they left: at the end of it they are no longer held. */
  until: string | null
  count: number
}

/** Fen for one item, from this UTC day until the next price. */
export interface DayPrice {
  goodsId: string
  styleId: number
  day: string
  median: bigint
}

export interface DayWorth {
  day: string
  count: number
  /** Those of the count that have no price yet. */
  unpriced: number
  worth: bigint
}

/**
 * Values what was held at the end of each day at the last price up to that day.
 *
 * @param days in ascending order, as are `prices`; days are compared as text.
 */
export function worthByDay(days: readonly string[], held: readonly Held[], prices: readonly DayPrice[]): DayWorth[] {
  const pricesOf = Map.groupBy(prices, keyOf)
  const worth = days.map((day) => ({ day, count: 0, unpriced: 0, worth: 0n }))
  for (const [key, lots] of Map.groupBy(held, keyOf)) {
    const known = pricesOf.get(key) ?? []
    let next = 0
    for (const at of worth) {
      while (next < known.length && known[next]!.day <= at.day) next++
      const median = known[next - 1]?.median
      const count = lots
        .filter(({ since, until }) => since <= at.day && (until === null || until > at.day))
        .reduce((sum, lot) => sum + lot.count, 0)
      at.count += count
      if (median === undefined) at.unpriced += count
      else at.worth += median * BigInt(count)
    }
  }
  return worth
}

const keyOf = ({ goodsId, styleId }: Pick<Held, 'goodsId' | 'styleId'>) => `${goodsId} ${styleId}`
