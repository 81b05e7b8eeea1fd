import { halfWidth } from './text/half-width.ts'

/**
 * S5.6 Cleans an amount while it is typed: keeps digits and the first dot of either width, and collapses leading zeros.
 * A dot at either end stays, since digits may follow.
 */
export function cleanAmountTyping(text: string): string {
  const kept = halfWidth(text).replace(/[^\d.]/g, '')
  const dot = kept.indexOf('.')
  const single = dot < 0 ? kept : kept.slice(0, dot + 1) + kept.slice(dot + 1).replaceAll('.', '')
  return single.replace(/^0+/, '0')
}

/**
 * S5.6 Cleans an amount on blur: as while typing, with a zero before a leading dot, without a trailing dot, and empty
 * if all that is left is a zero that nobody typed.
 */
export function cleanAmount(text: string): string {
  const cleaned = cleanAmountTyping(text).replace(/^\./, '0.').replace(/\.$/, '')
  return cleaned === '0' && !halfWidth(text).includes('0') ? '' : cleaned
}

/**
 * S5.7 Converts a cleaned amount to wire format: two decimals, further ones truncated; undefined if empty or too long
 * for an amount.
 */
export function wireAmountOf(text: string): string | undefined {
  const parts = /^0*(\d{1,13})(?:\.(\d*))?$/.exec(cleanAmount(text))
  return parts ? `${parts[1]}.${(parts[2] ?? '').slice(0, 2).padEnd(2, '0')}` : undefined
}
