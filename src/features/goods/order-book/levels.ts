/** What is offered or wanted at one price. `price` is a decimal string with two digits. */
export interface Level {
  price: string
  quantity: number
}

/** Each level with the total available at its price or a better one. */
export function cumulated(levels: readonly Level[]): (Level & { total: number })[] {
  let total = 0
  return levels.map((level) => ({ ...level, total: (total += level.quantity) }))
}
