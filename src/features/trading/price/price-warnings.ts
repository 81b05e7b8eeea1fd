import { formatAmount, parseAmount } from '#lib/money.ts'

/** A price that a seller is about to set or accept, and what it is judged by. Wire amounts of one item. */
export interface AskedPrice {
  goods_id: string
  price: string
  reference: string | null
  /** What the best purchase order pays now. */
  wanted: string | null
  /** The most that anybody has paid within a year; null if it was not sold. */
  high: string | null
  /** The number of items at this price. */
  quantity: number
}

/** A likely mistake: far below the reference price, less than a purchase order pays now, or more than anybody has paid
 * within a year. */
export type Warning =
  | { kind: 'far_under'; percent: number }
  | { kind: 'under_wanted'; wanted: string }
  | { kind: 'above_year'; high: string }

export type Warned<T extends AskedPrice = AskedPrice> = T & { warnings: readonly Warning[] }

/** A price this many percent below the reference is more likely a mistake than a good deal. */
const farPercent = 30

/** By how many percent a price is below the reference price if suspiciously far, otherwise null. */
function farUnder(price: string, reference: string | null): number | null {
  if (reference === null || reference === '0.00') return null
  const percent = 100 - Number((parseAmount(price) * 1000n) / parseAmount(reference)) / 10
  return percent > farPercent ? Math.round(percent) : null
}

/** The warnings about a price. */
export function warningsOf({
  price,
  reference,
  wanted,
  high,
}: Pick<AskedPrice, 'price' | 'reference' | 'wanted' | 'high'>): Warning[] {
  const percent = farUnder(price, reference)
  return [
    ...(percent === null ? [] : [{ kind: 'far_under' as const, percent }]),
    ...(wanted !== null && parseAmount(price) < parseAmount(wanted) ? [{ kind: 'under_wanted' as const, wanted }] : []),
    ...(high !== null && parseAmount(price) > parseAmount(high) ? [{ kind: 'above_year' as const, high }] : []),
  ]
}

/** The figures to be confirmed. */
export function figuresOf(warned: readonly Warned[]) {
  const of = (kind: Warning['kind']) => warned.filter(({ warnings }) => warnings.some((one) => one.kind === kind))
  const countOf = (some: readonly Warned[]) => some.reduce((sum, { quantity }) => sum + quantity, 0)
  const under = warned.flatMap(({ warnings }) => warnings.flatMap((one) => ('percent' in one ? one.percent : [])))
  const missed = of('under_wanted').reduce(
    (sum, { wanted, price, quantity }) => sum + (parseAmount(wanted!) - parseAmount(price)) * BigInt(quantity),
    0n,
  )
  return {
    farUnder: { count: countOf(of('far_under')), percent: Math.max(0, ...under) },
    underWanted: { count: countOf(of('under_wanted')), missed: formatAmount(missed) },
    aboveYear: { count: countOf(of('above_year')) },
  }
}
