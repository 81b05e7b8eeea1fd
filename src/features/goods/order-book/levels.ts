/** What is offered, or wanted, at one price. `price` is a decimal string with two digits. */
export interface Level {
  price: string
  quantity: number
}

/** Listings in the order of their price, gathered by it. */
export function levelsOf(listings: readonly { price: string }[]): Level[] {
  const levels: Level[] = []
  for (const { price } of listings) {
    const last = levels.at(-1)
    if (last?.price === price) last.quantity += 1
    else levels.push({ price, quantity: 1 })
  }
  return levels
}

/** Each level with what is to be had at its price or a better one. */
export function cumulated(levels: readonly Level[]): (Level & { total: number })[] {
  let total = 0
  return levels.map((level) => ({ ...level, total: (total += level.quantity) }))
}
