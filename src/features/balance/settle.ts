import { formatAmount, parseAmount } from '#lib/money.ts'

/** The balance left after a payment and the amount missing for it; both decimal strings with two digits, one of them
 * zero. */
export function settle(available: string, total: string): { after: string; missing: string } {
  const left = parseAmount(available) - parseAmount(total)
  return { after: formatAmount(left > 0n ? left : 0n), missing: formatAmount(left < 0n ? -left : 0n) }
}
