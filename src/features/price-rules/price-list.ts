import type { CallData, CallInput } from '#contract/call.ts'
import type { checkPriceList } from '#contract/price-rules/price-rules.ts'
import type { sellingList } from '#contract/selling.ts'
import { readCsv } from '#lib/read-csv.ts'

export type PriceListRow = CallInput<typeof checkPriceList>['rows'][number]

/** Why a file is not a price list: no rows, an unclosed quote, a missing column, too many rows. */
export type PriceListProblem = 'empty' | 'unreadable' | 'no_columns' | 'too_many'

export const maxPriceListRows = 1_000

/** The columns of a price list. The header names them, in any order and among others. */
const columns = ['listing_id', 'asset_id', 'price'] as const

/** A comma before one or two last digits separates no thousands. */
const decimalComma = /,(?=\d{1,2}$)/

/** The rows of a price list for the exchange to check. Nothing is dropped silently: a file with too many rows is refused. */
export function readPriceList(text: string): { rows: PriceListRow[] } | { problem: PriceListProblem } {
  const found = readCsv(text)
  if (!found) return { problem: 'unreadable' }
  const [head, ...body] = found
  if (!head || body.length === 0) return { problem: 'empty' }
  const names = head.cells.map((cell) => cell.trim().toLowerCase())
  const [listing, asset, price] = columns.map((column) => names.indexOf(column)) as [number, number, number]
  if (price < 0 || (listing < 0 && asset < 0)) return { problem: 'no_columns' }
  if (body.length > maxPriceListRows) return { problem: 'too_many' }
  // With nothing but empty cells after it, the price is whole and in its place.
  const isOverlong = (cells: readonly string[]) =>
    cells.length > names.length && cells.slice(price + 1).some((cell) => cell.trim() !== '')
  const cellOf = (cells: readonly string[], place: number) => (cells[place] ?? '').trim().slice(0, 40)
  return {
    rows: body.map(({ line, cells }) => ({
      line,
      listing_id: cellOf(cells, listing),
      asset_id: cellOf(cells, asset),
      price: cellOf(cells, price).replace(decimalComma, '.'),
      is_overlong: isOverlong(cells),
    })),
  }
}

type OwnListing = Pick<
  CallData<typeof sellingList>['items'][number],
  'listing' | 'asset_id' | 'goods_info' | 'reference_price' | 'lowest_price' | 'cost'
>

/** The columns of an exported file: those of a price list, and what helps a seller decide. */
export const priceListHead = [...columns, 'name', 'state', 'reference_price', 'lowest_price', 'cost', 'net'] as const

/** The cells of a listing in that file. */
export const priceListCells = ({ listing, asset_id, goods_info, ...prices }: OwnListing): (string | null)[] => [
  listing.listing_id,
  asset_id,
  listing.price,
  goods_info.name,
  listing.state,
  prices.reference_price,
  prices.lowest_price,
  prices.cost,
  listing.net,
]
