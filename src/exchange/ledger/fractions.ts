import { Decimal } from 'decimal.js'

/** Fractions of money: exact as long as they are fractions, and rounded to whole fen once. */
const Exact = Decimal.clone({ precision: 60 })

/** So many of the parts that make the whole of an amount in fen, such as 250 of 10,000. A fraction of a fen is dropped, or made whole. */
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

/** From one average price to another, in percent with two digits. */
export function changeOfAverage(from: Sales, to: Sales): number {
  const ratio = new Exact(to.turnover).times(from.volume).div(new Exact(from.turnover).times(to.volume))
  return ratio.minus(1).times(100).toDecimalPlaces(2).toNumber()
}
