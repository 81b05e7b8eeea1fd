import { formatAmount, parseAmount } from '#lib/money.ts'
import { splitPrice } from '#lib/split-price.ts'

/** The seller's net and the market's fee for a price. Wire amounts; `feeBasisPoints` is in hundredths of a percent. */
export function netOf(price: string, feeBasisPoints: number): { net: string; fee: string } {
  const { net, fee } = splitPrice(parseAmount(price), BigInt(feeBasisPoints))
  return { net: formatAmount(net), fee: formatAmount(fee) }
}
