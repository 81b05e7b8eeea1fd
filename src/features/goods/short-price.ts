import { formatMoney, formatShortMoney } from '#i18n/format.ts'

/** A price for a narrow cell: without its fen where there are none, or where they are a hair's breadth. */
export function shortPrice(amount: string): string {
  const [whole = '0', fen = '00'] = amount.split('.')
  return fen === '00' || whole.length > 3 ? formatShortMoney(`${whole}.00`) : formatMoney(amount)
}
