import { farUnder } from '#features/trading/price/far-under.ts'
import { splitPrice } from '#lib/split-price.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { isWithin, itemCount, priceOf, type SheetRow, type Terms } from './rows.ts'

/** A line with a price. */
export interface Priced {
  row: SheetRow
  /** Wire amount, of one item. */
  price: string
}

/** The prices as typed, by line. */
export type Prices = ReadonlyMap<string, string>

/** The lines with a price that the market accepts, the number of items without a price, and the number of lines with
 * one that it does not accept. */
export function pricedOf(rows: readonly SheetRow[], prices: Prices, terms: Terms) {
  const typed = rows.flatMap((row): Priced[] => {
    const price = priceOf(prices.get(row.id) ?? '')
    return price === null ? [] : [{ row, price }]
  })
  const priced = typed.filter(({ price }) => isWithin(price, terms))
  return {
    priced,
    count: countOf(priced),
    unpriced: itemCount(rows) - countOf(typed),
    refused: typed.length - priced.length,
  }
}

const countOf = (priced: readonly Priced[]) => itemCount(priced.map(({ row }) => row))

/** The totals, with the fee computed per item as in a sale; wire amounts. */
export function totalsOf(priced: readonly Priced[], feeBasisPoints: number) {
  let [price, net] = [0n, 0n]
  for (const { row, price: one } of priced) {
    const count = BigInt(row.items.length)
    price += parseAmount(one) * count
    net += splitPrice(parseAmount(one), BigInt(feeBasisPoints)).net * count
  }
  return { price: formatAmount(price), net: formatAmount(net), fee: formatAmount(price - net) }
}

/** A likely mistake: far below the reference price, less than a purchase order pays now, or more than anybody has paid
 * within a year. */
export type Warning =
  | { kind: 'far_under'; percent: number }
  | { kind: 'under_wanted'; wanted: string }
  | { kind: 'above_year'; high: string }

/** The warnings about a price; `high`, the yearly high, is null if unknown. Wire amounts. */
export function warningsOf({ row, price }: Priced, high: string | null = null): Warning[] {
  const percent = farUnder(price, row.reference)
  return [
    ...(percent === null ? [] : [{ kind: 'far_under' as const, percent }]),
    ...(row.wanted !== null && parseAmount(price) < parseAmount(row.wanted)
      ? [{ kind: 'under_wanted' as const, wanted: row.wanted }]
      : []),
    ...(high !== null && parseAmount(price) > parseAmount(high) ? [{ kind: 'above_year' as const, high }] : []),
  ]
}

/** A line with its warnings. */
export interface Warned extends Priced {
  warnings: readonly Warning[]
}

/** The figures to be confirmed. */
export function figuresOf(warned: readonly Warned[]) {
  const of = (kind: Warning['kind']) => warned.filter(({ warnings }) => warnings.some((one) => one.kind === kind))
  const under = of('far_under').flatMap(({ warnings }) =>
    warnings.flatMap((one) => ('percent' in one ? one.percent : [])),
  )
  const missed = of('under_wanted').reduce(
    (sum, { row, price }) => sum + (parseAmount(row.wanted!) - parseAmount(price)) * BigInt(row.items.length),
    0n,
  )
  return {
    farUnder: { count: countOf(of('far_under')), percent: Math.max(0, ...under) },
    underWanted: { count: countOf(of('under_wanted')), missed: formatAmount(missed) },
    aboveYear: { count: countOf(of('above_year')) },
  }
}

/** The maximum number of goods whose yearly high is fetched: each takes one call. */
const mostYears = 20

/** The lines that may be above their yearly high and are worth a call: priced well above the reference price, most
 * overpriced first. */
export function suspectsOf(priced: readonly Priced[]): SheetRow[] {
  const over = ({ row, price }: Priced) =>
    row.reference === null || row.reference === '0.00' ? 0 : Number(price) / Number(row.reference)
  const seen = new Set<string>()
  return priced
    .filter((one) => over(one) > 1.2)
    .toSorted((one, other) => over(other) - over(one))
    .map(({ row }) => row)
    .filter(({ items: [{ goods_id, style_id }] }) => {
      const key = `${goods_id}/${style_id}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, mostYears)
}
