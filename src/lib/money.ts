/** Money in fen (1/100 yuan) as `bigint`, and its wire form: a decimal string with two digits, e.g. `"128.50"`. */

const amountPattern = /^-?\d{1,13}\.\d{2}$/

/** Converts fen to wire format: `12850n` -> `"128.50"`. */
export function formatAmount(fen: bigint): string {
  const sign = fen < 0n ? '-' : ''
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Converts wire format to fen.
 * @throws RangeError on anything but a decimal string with two digits
 */
export function parseAmount(amount: string): bigint {
  if (!amountPattern.test(amount)) throw new RangeError(`not an amount with two decimals: ${amount.slice(0, 24)}`)
  return BigInt(amount.replace('.', ''))
}

/** Sums amounts in wire format. */
export const sumOf = (amounts: Iterable<string>): string =>
  formatAmount([...amounts].reduce((sum, amount) => sum + parseAmount(amount), 0n))

/** Formats a wire amount for display, in either language: `-1234.50` -> `−¥1,234.50`. Never goes through a float. */
export function formatYuan(amount: string): string {
  const [whole = '0', fraction = '00'] = amount.replace(/^-/, '').split('.')
  return `${amount.startsWith('-') ? '\u2212' : ''}¥${groupThousands(whole)}.${fraction}`
}

/** `1234567` -> `1,234,567` */
export const groupThousands = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')
