import { halfWidth } from './text/half-width.ts'

/** S5.6 What an amount field keeps while somebody types: digits and the first dot of either width, leading zeros as one. A dot at either end stays,
 * because digits may follow. */
export function cleanAmountTyping(text: string): string {
  const kept = halfWidth(text).replace(/[^\d.]/g, '')
  const dot = kept.indexOf('.')
  const single = dot < 0 ? kept : kept.slice(0, dot + 1) + kept.slice(dot + 1).replaceAll('.', '')
  return single.replace(/^0+/, '0')
}

/** S5.6 The amount when the field is left: as while typing, with a zero before a leading dot, without a dot at the end, and empty
 * when only a zero is left that nobody typed. */
export function cleanAmount(text: string): string {
  const cleaned = cleanAmountTyping(text).replace(/^\./, '0.').replace(/\.$/, '')
  return cleaned === '0' && !halfWidth(text).includes('0') ? '' : cleaned
}

/** S5.7 A cleaned amount as the wire has it: two digits after the dot, further ones cut off; undefined when there is none or it
 * is longer than any amount. */
export function wireAmountOf(text: string): string | undefined {
  const parts = /^0*(\d{1,13})(?:\.(\d*))?$/.exec(cleanAmount(text))
  return parts ? `${parts[1]}.${(parts[2] ?? '').slice(0, 2).padEnd(2, '0')}` : undefined
}
