import { formatAmount, parseAmount } from '#lib/money.ts'
import { splitPrice } from '#lib/split-price.ts'

/** What the seller gets of a price and what the market keeps. Wire amounts; the fee is in hundredths of a percent. */
export function netOf(price: string, feeBasisPoints: number): { net: string; fee: string } {
  const { net, fee } = splitPrice(parseAmount(price), BigInt(feeBasisPoints))
  return { net: formatAmount(net), fee: formatAmount(fee) }
}
