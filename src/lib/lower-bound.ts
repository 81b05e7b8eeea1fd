/** The first position from `low` to `high`, `high` excluded, with at least this value, or `high`. Values ascend there. */
export function lowerBound(values: ArrayLike<number>, least: number, low = 0, high = values.length): number {
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}
