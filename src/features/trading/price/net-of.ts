import { formatAmount, parseAmount } from '#lib/money.ts'
import { splitPrice } from '#lib/split-price.ts'

/** What a seller gets, and the market's fee. Wire amounts. */
interface Split {
  net: string
  fee: string
}

/** The seller's net and the market's fee for a price. A wire amount; `feeBasisPoints` is in hundredths of a percent. */
export const netOf = (price: string, feeBasisPoints: number): Split => netOfAll([price], feeBasisPoints)

/** The same for several items sold one by one: the fee is rounded for each. */
export function netOfAll(prices: readonly string[], feeBasisPoints: number): Split {
  const sum = { net: 0n, fee: 0n }
  for (const price of prices) {
    const { net, fee } = splitPrice(parseAmount(price), BigInt(feeBasisPoints))
    sum.net += net
    sum.fee += fee
  }
  return { net: formatAmount(sum.net), fee: formatAmount(sum.fee) }
}
