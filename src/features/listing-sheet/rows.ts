import type { CallData } from '#contract/call.ts'
import type { quoteRule } from '#contract/price-rules/price-rules.ts'
import type { InventoryItem } from '#features/listings/inventory.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import { parseAmount } from '#lib/money.ts'

export type Quotes = CallData<typeof quoteRule>
/** The market's fee, and the range of prices that it accepts. */
export type Terms = Pick<Quotes, 'fee_basis_points' | 'price_min' | 'price_max'>

/** One line of the sheet: an item, or several indistinguishable ones at one price. Prices are wire amounts of one
 * item. */
export interface SheetRow {
  /** The id of its first item. */
  id: string
  items: readonly [InventoryItem, ...InventoryItem[]]
  reference: string | null
  /** The market's suggestion. */
  suggested: string | null
  lowest: string | null
  /** What the best purchase order pays now. */
  wanted: string | null
  /** The most that anybody has paid within a year; null if it was not sold. */
  high: string | null
}

/** The limit of one job. */
export const mostItems = 1_000

/** The selected items that can be listed, in order, and the number left out: not sellable now, or beyond the limit of a
 * job. */
export function listableOf(items: readonly InventoryItem[]) {
  const sellable = items.filter(({ status }) => status === 'sellable')
  const listable = sellable.slice(0, mostItems)
  return { listable, unsellable: items.length - sellable.length, beyond: sellable.length - listable.length }
}

/** Whether nothing distinguishes an item from others of its goods and style: a case, a sticker. */
const isLikeOthers = ({ asset }: InventoryItem) =>
  asset.wear === null &&
  asset.paint_seed === null &&
  asset.stickers.length === 0 &&
  asset.charm === null &&
  asset.name_tag === null

/** Groups the items into lines, with identical ones in one line. */
export function stacksOf(items: readonly InventoryItem[]): SheetRow['items'][] {
  const stacks = new Map<string, SheetRow['items']>()
  for (const item of items) {
    const key = isLikeOthers(item) ? `${item.goods_id}/${item.style_id}` : item.asset_id
    const [first, ...others] = stacks.get(key) ?? [item]
    stacks.set(key, first === item ? [item] : [first, ...others, item])
  }
  return [...stacks.values()]
}

/** Adds current market prices to the lines. */
export function rowsOf(stacks: readonly SheetRow['items'][], { items }: Pick<Quotes, 'items'>): SheetRow[] {
  const found = new Map(items.map((quoted) => [quoted.asset_id, quoted]))
  return stacks.map((stack) => {
    const [first] = stack
    const quoted = found.get(first.asset_id)
    return {
      id: first.asset_id,
      items: stack,
      reference: quoted?.reference_price ?? first.reference_price,
      suggested: quoted ? quoted.suggested_price : first.suggested_price,
      lowest: quoted ? quoted.bases.lowest : first.lowest_price,
      wanted: quoted ? quoted.bases.highest_purchase : first.highest_purchase_price,
      high: quoted?.year_high ?? null,
    }
  })
}

/** The quantity to list by line, where that is not all of it. */
export type Quantities = ReadonlyMap<string, number>

/** The lines reduced to the quantities to list; an unreduced line stays the same object. */
export const takenOf = (rows: readonly SheetRow[], quantities: Quantities): SheetRow[] =>
  rows.map((row) => {
    const [first, ...others] = row.items
    const quantity = quantities.get(row.id) ?? row.items.length
    return quantity === row.items.length ? row : { ...row, items: [first, ...others.slice(0, quantity - 1)] }
  })

export const itemCount = (rows: readonly SheetRow[]) => rows.reduce((sum, { items }) => sum + items.length, 0)

/** A line's initial price: the market's suggestion, otherwise the lowest asking price, otherwise the reference price,
 * otherwise empty. */
export const startPrice = ({ suggested, lowest, reference }: SheetRow): string => suggested ?? lowest ?? reference ?? ''

/** Converts a typed price to a wire amount; null for none yet. */
export const priceOf = (text: string): string | null => wireAmountOf(text) ?? null

/** Whether the market accepts this price. */
export const isWithin = (price: string, { price_min, price_max }: Terms) =>
  parseAmount(price) >= parseAmount(price_min) && parseAmount(price) <= parseAmount(price_max)
