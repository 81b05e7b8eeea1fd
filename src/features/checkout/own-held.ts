import type { Fact } from '#design/ui/dialog/facts.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'

/**
 * The line below the balance for what the user's own offers hold for what they pay; none if that is nothing.
 *
 * @param count the number of items being paid.
 */
export const ownHeldFacts = (held: string, count: number): Fact[] =>
  held === '0.00'
    ? []
    : [{ term: count === 1 ? m.checkout_own_held() : m.checkout_own_held_many(), detail: `+${formatMoney(held)}` }]
