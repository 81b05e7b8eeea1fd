import { parseAmount } from '#lib/money.ts'

/** Fen of an amount as the platform writes it: yuan with two decimals at most. Null for anything else. */
export function fenOf(text: string): bigint | null {
  const [, whole, cents = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? null : parseAmount(`${whole}.${cents.padEnd(2, '0')}`)
}
