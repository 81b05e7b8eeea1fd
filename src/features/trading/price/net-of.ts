import { formatAmount, parseAmount } from '#lib/money.ts'
import { splitPrice } from '#lib/split-price.ts'

/** What a price leaves its seller, and what the market keeps; wire amounts, the fee in hundredths of a percent. */
export function netOf(price: string, feeBasisPoints: number): { net: string; fee: string } {
  const { net, fee } = splitPrice(parseAmount(price), BigInt(feeBasisPoints))
  return { net: formatAmount(net), fee: formatAmount(fee) }
}
