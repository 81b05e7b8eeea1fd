import type { CallData } from '#contract/call.ts'
import type { list } from '#contract/cart.ts'
import type { ItemOutcome } from '#features/checkout/made-outcome.tsx'
import type { QuoteItem } from '#features/checkout/model.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'

export type Cart = CallData<typeof list>
export type CartItem = Cart['items'][number]

export const isAvailable = ({ state }: Pick<CartItem, 'state'>) => state === 'available'

/** Gone for good. */
export const isGone = ({ state }: Pick<CartItem, 'state'>) => state === 'gone' || state === 'own'

/** By how much the price has moved since the item was added, as a signed amount; null if it has not, or no longer matters. */
export function priceMove({ state, price, price_then }: Pick<CartItem, 'state' | 'price' | 'price_then'>) {
  if (isGone({ state }) || price === price_then) return null
  return formatAmount(parseAmount(price) - parseAmount(price_then))
}

/** Combines the items shown with the exchange's answer for each; items gone before were not requested. Ordered ones come first. */
export function outcomesOf(
  quoted: readonly Pick<QuoteItem, 'listing_id' | 'price' | 'goods_info' | 'is_available'>[],
  told: readonly { listing_id: string; code: number; message: string }[],
  goneText: string,
): ItemOutcome[] {
  const answers = new Map(told.map((one) => [one.listing_id, one]))
  const outcomes = quoted.map(({ listing_id, price, goods_info }) => {
    const answer = answers.get(listing_id)
    return {
      id: listing_id,
      name: goods_info.name,
      price,
      isOrdered: answer?.code === 0,
      message: answer ? answer.message : goneText,
    }
  })
  return [...outcomes.filter(({ isOrdered }) => isOrdered), ...outcomes.filter(({ isOrdered }) => !isOrdered)]
}

/** The same for an order refused as a whole: each item has its own reason, or else that of the refusal. */
export function refusedItems(
  error: CallError,
  listingIds: readonly string[],
): { listing_id: string; code: number; message: string }[] | null {
  if (error.kind !== 'business') return null
  const items: unknown = error.extra?.items
  if (!Array.isArray(items)) return null
  const told = items as { code: number; message: string }[]
  return listingIds.map((listing_id, index) => ({
    listing_id,
    code: told[index]?.code ?? error.code,
    message: told[index]?.message ?? describeCallError(error),
  }))
}
