import { formatAmount, parseAmount } from '#lib/money.ts'

/**
 * The balance left after a payment and the amount missing for it; both decimal strings with two digits, one of them
 * zero.
 *
 * @param ownHeld what the user's own bargains hold for what is paid: it counts as well, and is no longer held then.
 */
export function settle(available: string, total: string, ownHeld = '0.00'): { after: string; missing: string } {
  const left = parseAmount(available) + parseAmount(ownHeld) - parseAmount(total)
  return { after: formatAmount(left > 0n ? left : 0n), missing: formatAmount(left < 0n ? -left : 0n) }
}

/** What is held and doesn't count towards a payment. Both amounts may have been read at different times. */
export const heldOtherwise = (held: string, ownHeld: string) => settle(held, ownHeld).after
