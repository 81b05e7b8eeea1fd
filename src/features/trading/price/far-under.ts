import { parseAmount } from '#lib/money.ts'

/** A price this many percent below the reference is more likely a mistake than a good deal. */
const farPercent = 30

/** By how many percent a price is below the reference price if suspiciously far, otherwise null. Takes wire amounts. */
export function farUnder(price: string, reference: string | null): number | null {
  if (reference === null || reference === '0.00') return null
  const percent = 100 - Number((parseAmount(price) * 1000n) / parseAmount(reference)) / 10
  return percent > farPercent ? Math.round(percent) : null
}
