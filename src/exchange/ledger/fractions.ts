import { Decimal } from 'decimal.js'

/** Fractions of money: computed exactly, and rounded once to whole fen. */
const Exact = Decimal.clone({ precision: 60 })

/** `parts` of `whole` of an amount in fen, such as 250 of 10,000; a fraction of a fen is rounded down or up. */
export function shareOf(
  fen: bigint,
  parts: bigint | number,
  whole: bigint | number,
  rounding: 'down' | 'up' = 'down',
): bigint {
  const share = new Exact(fen).times(parts).div(whole)
  return BigInt((rounding === 'down' ? share.trunc() : share.ceil()).toFixed())
}

interface Sales {
  /** Fen. */
  turnover: bigint
  volume: number
}

/** The change from one average price to another, in percent with two decimals. */
export function changeOfAverage(from: Sales, to: Sales): number {
  const ratio = new Exact(to.turnover).times(from.volume).div(new Exact(from.turnover).times(to.volume))
  return ratio.minus(1).times(100).toDecimalPlaces(2).toNumber()
}
