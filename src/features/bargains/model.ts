import type { purchase } from '#contract/bargains/bargains.ts'
import type { BargainState, BargainView } from '#contract/bargains/fields.ts'
import type { detail } from '#contract/bargains/lists.ts'
import type { CallData } from '#contract/call.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import type { Show } from './search.ts'

export type Role = BargainView['role']
export type BargainDetail = CallData<typeof detail>
export type OfferTerms = CallData<typeof purchase>
/** The actions that one side can take on a bargain. */
export type Action = 'accept' | 'counter' | 'refuse' | 'pay' | 'withdraw'
type Priced = Pick<BargainView, 'price' | 'listing_price'>

type ReceivedState = Exclude<BargainState, 'awaiting_payment'>

const shownStates = {
  open: ['open', 'countered'],
  accepted: ['accepted'],
  ended: ['refused', 'withdrawn', 'expired', 'void'],
} as const satisfies Record<Show, readonly ReceivedState[]>

export const receivedStates = (show: Show): ReceivedState[] => [...shownStates[show]]

/** A seller sees a bargain once it is paid; its buyer sees it before. */
export const sentStates = (show: Show): BargainState[] =>
  show === 'open' ? ['awaiting_payment', ...shownStates.open] : [...shownStates[show]]

/** Whether somebody still has to act on it. */
export const isUnderWay = ({ awaited }: Pick<BargainView, 'awaited'>) => awaited !== null

export const isMyTurn = ({ awaited, role }: Pick<BargainView, 'awaited' | 'role'>) => awaited === role

/** Whether it has ended and left its buyer without the item. */
export const isUnmet = ({
  role,
  awaited,
  order_id,
  void_reason,
}: Pick<BargainView, 'role' | 'awaited' | 'order_id' | 'void_reason'>) =>
  role === 'buyer' && awaited === null && order_id === null && void_reason !== 'bought'

/** The amount held for it: a decimal string with two digits. */
export const heldOf = ({ state, price }: Pick<BargainView, 'state' | 'price'>) =>
  state === 'open' || state === 'countered' ? price : '0.00'

const actions: Record<Role, Partial<Record<BargainState, readonly Action[]>>> = {
  buyer: { awaiting_payment: ['pay', 'withdraw'], open: ['withdraw'], countered: ['pay', 'refuse'] },
  seller: { open: ['accept', 'counter', 'refuse'] },
}

/** The actions that the reader has now. */
export const actionsOf = ({ role, state }: Pick<BargainView, 'role' | 'state'>) => actions[role][state] ?? []

/** Whether it awaits the seller's answer. */
export const isAnswerable = (bargain: Pick<BargainView, 'role' | 'state'>) => actionsOf(bargain).includes('accept')

/** The lowest and highest counter, inclusive: above the offer and below the price. Null if there is none in between. */
export function counterBounds({ price, listing_price }: Priced): { lowest: string; highest: string } | null {
  const [lowest, highest] = [parseAmount(price) + 1n, parseAmount(listing_price) - 1n]
  return lowest > highest ? null : { lowest: formatAmount(lowest), highest: formatAmount(highest) }
}

export const isWithin = (price: string, { lowest, highest }: { lowest: string; highest: string }) =>
  parseAmount(price) >= parseAmount(lowest) && parseAmount(price) <= parseAmount(highest)

/** The middle between offer and price, rounded down; null if no counter is in between. */
export function middleOf(bargain: Priced): string | null {
  if (counterBounds(bargain) === null) return null
  return formatAmount((parseAmount(bargain.price) + parseAmount(bargain.listing_price)) / 2n)
}

/** A counter in whole percent of the listing's price, rounded down; null if it is not between offer and price. */
export function counterAt(bargain: Priced, percent: number): string | null {
  const bounds = counterBounds(bargain)
  const price = formatAmount((parseAmount(bargain.listing_price) * BigInt(percent)) / 100n)
  return bounds && isWithin(price, bounds) ? price : null
}

/** Reads a typed whole percentage; undefined for anything else. */
export function percentOf(text: string): number | undefined {
  const percent = /^\s*(\d{1,2})\s*%?\s*$/.exec(text)?.[1]
  return percent === undefined || Number(percent) === 0 ? undefined : Number(percent)
}

/** What is wrong with an offer, if anything: sellers set a lower limit. */
export function offerProblem(price: string, { lowest_price, highest_price }: OfferTerms): 'low' | 'high' | undefined {
  if (lowest_price === null || parseAmount(price) < parseAmount(lowest_price)) return 'low'
  return highest_price === null || parseAmount(price) > parseAmount(highest_price) ? 'high' : undefined
}

/** The highest offer for each listing: accepting one ends the others on it. */
export function bestOffers<Offer extends Pick<BargainView, 'listing_id' | 'price'>>(offers: readonly Offer[]): Offer[] {
  const best = new Map<string, Offer>()
  for (const offer of offers) {
    const other = best.get(offer.listing_id)
    if (!other || parseAmount(offer.price) > parseAmount(other.price)) best.set(offer.listing_id, offer)
  }
  return [...best.values()]
}

/** How a bargain ended. An expired offer was not answered or, which only its buyer can see, never paid. */
export type Ended =
  | 'accepted'
  | 'refused_by_seller'
  | 'refused_by_buyer'
  | 'withdrawn'
  | 'expired'
  | 'unanswered_by_seller'
  | 'unanswered_by_buyer'
  | 'void'

/** Null while it is under way. */
export function endedOf({
  role,
  state,
  counter_price,
}: Pick<BargainView, 'role' | 'state' | 'counter_price'>): Ended | null {
  const wasCountered = counter_price !== null
  switch (state) {
    case 'accepted':
    case 'withdrawn':
    case 'void':
      return state
    case 'refused':
      return wasCountered ? 'refused_by_buyer' : 'refused_by_seller'
    case 'expired':
      if (wasCountered) return 'unanswered_by_buyer'
      return role === 'seller' ? 'unanswered_by_seller' : 'expired'
    case 'awaiting_payment':
    case 'open':
    case 'countered':
      return null
  }
}
