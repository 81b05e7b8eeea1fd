import { parseAmount } from './money.ts'

/** How far `price` lies from `reference`, both decimal strings in yuan, in percent cut to thousandths: -9 is nine percent under it.
 * Null with nothing to compare. */
export function percentFrom(reference: string | null | undefined, price: string | null | undefined): number | null {
  if (!reference || !price) return null
  const fen = parseAmount(reference)
  return fen === 0n ? null : Number(((parseAmount(price) - fen) * 100_000n) / fen) / 1000
}
