import { formatMoney, formatShortMoney } from '#i18n/format.ts'

/** A price for a narrow cell: without fen when they are zero, or negligible because the price has four or more
 * digits. */
export function shortPrice(amount: string): string {
  const [whole = '0', fen = '00'] = amount.split('.')
  return fen === '00' || whole.length > 3 ? formatShortMoney(`${whole}.00`) : formatMoney(amount)
}
