import { formatAmount, parseAmount } from '#lib/money.ts'

/** A price that a seller is about to set or accept, and what it is judged by. Wire amounts of one item. */
export interface AskedPrice {
  goods_id: string
  style_id: number
  price: string
  reference: string | null
  /** What the best purchase order pays now. */
  wanted: string | null
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

/** The warnings about a price; `high`, the yearly high, is null if unknown. */
export function warningsOf(
  { price, reference, wanted }: Pick<AskedPrice, 'price' | 'reference' | 'wanted'>,
  high: string | null = null,
): Warning[] {
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

export const marketOf = ({ goods_id, style_id }: Pick<AskedPrice, 'goods_id' | 'style_id'>) => `${goods_id}/${style_id}`

/** The maximum number of goods whose yearly high is fetched: each takes one call. */
const mostYears = 20

/** One price per goods and style that may be above the yearly high and is worth a call: well above the reference price,
 * most overpriced first. */
export function suspectsOf(asked: readonly AskedPrice[]): AskedPrice[] {
  const over = ({ price, reference }: AskedPrice) =>
    reference === null || reference === '0.00' ? 0 : Number(price) / Number(reference)
  const seen = new Set<string>()
  return asked
    .filter((one) => over(one) > 1.2)
    .toSorted((one, other) => over(other) - over(one))
    .filter((one) => !seen.has(marketOf(one)) && seen.add(marketOf(one)))
    .slice(0, mostYears)
}
