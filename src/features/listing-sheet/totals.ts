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

/** The prices with what they are judged by, named for the list of warnings. */
export const askedOf = (priced: readonly Priced[]) =>
  priced.map(({ row: { id, items, reference, wanted, high }, price }) => {
    const [{ goods_id, goods_info }] = items
    return { id, name: goods_info.name, goods_id, price, reference, wanted, high, quantity: items.length }
  })
