import { formatMoney, formatShortMoney } from '#i18n/format.ts'
import { getLocale } from '#paraglide/runtime.js'

/**
 * A price for a narrow cell: without fen if they are zero, rounded up to a yuan from four digits on, and to three
 * figures in millions. Nothing costs more than it says.
 */
export function shortPrice(amount: string): string {
  const [whole = '0', fen = '00'] = amount.split('.')
  if (whole.length > 6) {
    const inMillions = { notation: 'compact', maximumSignificantDigits: 3, roundingMode: 'ceil' } as const
    return `¥${Number(amount).toLocaleString(getLocale(), inMillions)}`
  }
  if (fen === '00') return formatShortMoney(amount)
  return whole.length > 3 ? formatShortMoney(`${Number(whole) + 1}.00`) : formatMoney(amount)
}
