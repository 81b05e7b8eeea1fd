import { isAboutAccount } from '#contract/account-refusals.ts'
import type { CallData } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { create, OrderView, quote } from '#contract/orders/orders.ts'
import { endOf } from '#features/writes/attempt.ts'
import type { PayFailure as Failed } from '#features/writes/create-then-pay.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { formatAmount, parseAmount, sumOf } from '#lib/money.ts'

export type Quote = CallData<typeof quote>
export type QuoteItem = Quote['items'][number]
export type Rules = Quote['rules']
/** Orders that have been made and await payment. */
export type MadeOrders = CallData<typeof create>
export type MyOrder = NonNullable<QuoteItem['my_order']>

/** What is bought: the available listings at the prices shown. */
export interface Purchase {
  items: readonly { listing_id: string; price: string }[]
  total: string
}

export const purchaseOf = ({ items, total }: Quote): Purchase => ({
  items: items.filter((item) => item.is_available).map(({ listing_id, price }) => ({ listing_id, price })),
  total,
})

/** The listings that cannot be bought. */
export const unavailableOf = ({ items }: Pick<Quote, 'items'>): string[] =>
  items.filter(({ is_available }) => !is_available).map(({ listing_id }) => listing_id)

/** How many of the items a checkout buys; where none can be bought, how many are ordered already. */
export const countBought = ({ items }: Pick<Quote, 'items'>): number =>
  items.filter(({ is_available }) => is_available).length || items.filter(({ my_order }) => my_order !== null).length

/** The sum of the previously seen prices of the items still available; null if no price has changed since. */
export function formerTotal(items: readonly QuoteItem[], seen: ReadonlyMap<string, string>): string | null {
  const available = items.filter((item) => item.is_available)
  if (available.every(({ listing_id, price }) => (seen.get(listing_id) ?? price) === price)) return null
  return formatAmount(
    available.reduce((sum, { listing_id, price }) => sum + parseAmount(seen.get(listing_id) ?? price), 0n),
  )
}

/** What the user's own bargains hold for these orders. */
export const ownHeldFor = (orders: readonly OrderView[], orderIds: readonly string[]): string =>
  sumOf(
    orders
      .filter(({ order_id }) => orderIds.includes(order_id))
      .map(({ held_by_my_bargains }) => held_by_my_bargains ?? '0.00'),
  )

/** The first of others' listings, sorted cheapest first, that can replace `instead`; with `under`, only if it costs
 * less. */
export function nextCheapestOf<Offered extends { listing_id: string; price: string }>(
  listings: readonly Offered[],
  instead: string,
  under?: string,
): Offered | undefined {
  const next = listings.find(({ listing_id }) => listing_id !== instead)
  if (!next || under === undefined) return next
  return parseAmount(next.price) < parseAmount(under) ? next : undefined
}

/** What a refused or failed step of a purchase leads to. */
export type Outcome =
  /** The listings have changed: fetch a new quote. */
  | 'quote-again'
  /** The orders were made, but the balance does not cover them. */
  | 'short'
  /** Trade preparation is incomplete, or the account may not buy. */
  | 'unprepared'
  /** The session has expired. */
  | 'signed-out'
  /** The exchange refused, with a message. */
  | 'refused'
  /** No answer, or an unusable one: the same step may be retried. */
  | 'failed'

/** What went wrong, how far the purchase had got, and what that leads to. */
export interface PayFailure extends Failed<MadeOrders> {
  outcome: Outcome
}

const byCode: Record<number, Outcome> = {
  [codes.listingGone]: 'quote-again',
  [codes.priceChanged]: 'quote-again',
  [codes.ownListing]: 'quote-again',
  [codes.notFound]: 'quote-again',
  [codes.balanceTooLow]: 'short',
  [codes.sessionInvalid]: 'signed-out',
  [codes.sessionEnded]: 'signed-out',
}

export function outcomeOf(error: CallError): Outcome {
  if (error.kind !== 'business' || endOf(error) !== 'refused') return 'failed'
  return isAboutAccount(error.code) ? 'unprepared' : (byCode[error.code] ?? 'refused')
}
