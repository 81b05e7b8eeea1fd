import type { CallData, CallInput } from '#contract/call.ts'
import type { buy, quote } from '#contract/sweeps.ts'
import type { ItemOutcome } from '#features/checkout/made-outcome.tsx'
import { type Standing, referenceOf } from '#features/listings/standing.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import { hasShape, isText } from '#lib/has-shape.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'

export type SweepQuote = CallData<typeof quote>
export type Swept = CallData<typeof buy>
export type Bounds = CallInput<typeof quote>
/** None: any wear. */
export type WearBounds = Pick<Bounds, 'wear_min' | 'wear_max'>

/** The maximum number of listings per order. */
export const maxSwept = 50

/** The fields as typed. */
export interface Draft {
  count: string
  maxEach: string
  /** Empty: the number of items times `maxEach`. */
  maxTotal: string
}

/** Whether what was kept can be shown in the fields. */
export const isKeptDraft = hasShape<Draft>({ count: isText, maxEach: isText, maxTotal: isText })

export type DraftErrors = Partial<Record<keyof Draft, string>>

/** The initial fields: a few items, none above the reference price, or above the cheapest if that costs more. */
export function firstDraft(standing: Standing): Draft {
  const lowest = standing.lowest_price ?? '0.00'
  const reference = referenceOf(standing) ?? '0.00'
  const each = parseAmount(reference) > parseAmount(lowest) ? reference : lowest
  return {
    count: String(Math.max(1, Math.min(5, standing.on_sale_count))),
    maxEach: each === '0.00' ? '' : each,
    maxTotal: '',
  }
}

const positive = (typed: string): string | undefined => {
  const amount = wireAmountOf(typed)
  return amount === undefined || amount === '0.00' ? undefined : amount
}

/** Reads the fields: the request, or their errors. `styleId` 0 is any style. */
export function readBounds(
  goodsId: string,
  { styleId, wear }: { styleId: number; wear: WearBounds },
  draft: Draft,
): { bounds: Bounds } | { errors: DraftErrors } {
  const count = /^\d{1,3}$/.test(draft.count.trim()) ? Number(draft.count) : 0
  const each = positive(draft.maxEach)
  const total = positive(draft.maxTotal)
  const errors: DraftErrors = {
    ...(count < 1 || count > maxSwept ? { count: m.sweep_error_count({ max: maxSwept }) } : {}),
    ...(each ? {} : { maxEach: m.sweep_error_price() }),
    ...(total === undefined && draft.maxTotal.trim() !== '' ? { maxTotal: m.sweep_error_price() } : {}),
  }
  if (!each || Object.keys(errors).length > 0) return { errors }
  return {
    bounds: {
      goods_id: goodsId,
      ...(styleId === 0 ? {} : { style_ids: [styleId] }),
      ...wear,
      count,
      max_each: each,
      max_total: total ?? formatAmount(parseAmount(each) * BigInt(count)),
    },
  }
}

/** The average price, rounded down to the fen; null if there are none. */
export function averageOf({ items, total }: Pick<SweepQuote, 'items' | 'total'>): string | null {
  return items.length === 0 ? null : formatAmount(parseAmount(total) / BigInt(items.length))
}

/** Whether the orders are for exactly the listings that were confirmed, at the same total. */
export function isAsQuoted(quoted: SweepQuote, { items, total }: Pick<Swept, 'items' | 'total'>): boolean {
  const shown = new Set(quoted.items.map(({ listing_id }) => listing_id))
  return total === quoted.total && items.length === shown.size && items.every(({ listing_id }) => shown.has(listing_id))
}

/** The items that were bought, and those that were shown but gone. */
export function outcomesOf(quoted: SweepQuote, swept: Swept, name: string): ItemOutcome[] {
  const ordered = swept.items.map(({ listing_id, price }) => ({
    id: listing_id,
    name,
    price,
    isOrdered: true,
    message: '',
  }))
  const have = new Set(swept.items.map(({ listing_id }) => listing_id))
  const missed = quoted.items.filter(({ listing_id }) => !have.has(listing_id))
  return [
    ...ordered,
    ...missed.map(({ listing_id, price }) => ({
      id: listing_id,
      name,
      price,
      isOrdered: false,
      message: m.sweep_missed(),
    })),
  ]
}
