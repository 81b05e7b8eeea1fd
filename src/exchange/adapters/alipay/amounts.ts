import { parseAmount } from '#lib/money.ts'

/** Parses an amount as the platform writes it, yuan with at most two decimals, into fen. Null for anything else. */
export function fenOf(text: string): bigint | null {
  const [, whole, cents = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? null : parseAmount(`${whole}.${cents.padEnd(2, '0')}`)
}
