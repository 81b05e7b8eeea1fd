import { parseAmount } from '#lib/money.ts'

/** Under the reference by so much, a price is more likely a mistake than a bargain. */
const farPercent = 30

/** How far a price lies under the reference price, in percent, where that is far; null where it is not. Wire amounts. */
export function farUnder(price: string, reference: string | null): number | null {
  if (reference === null || reference === '0.00') return null
  const percent = 100 - Number((parseAmount(price) * 1000n) / parseAmount(reference)) / 10
  return percent > farPercent ? Math.round(percent) : null
}
