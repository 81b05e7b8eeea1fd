import { parseAmount } from './money.ts'

/**
 * How far `price` is from `reference`, both decimal strings in yuan, in percent truncated to thousandths: -9 is nine
 * percent below. Null if there is nothing to compare.
 */
export function percentFrom(reference: string | null | undefined, price: string | null | undefined): number | null {
  if (!reference || !price) return null
  const fen = parseAmount(reference)
  return fen === 0n ? null : Number(((parseAmount(price) - fen) * 100_000n) / fen) / 1000
}
