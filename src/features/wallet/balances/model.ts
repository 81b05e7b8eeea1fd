import { Decimal } from 'decimal.js'
import type { CallData } from '#contract/call.ts'
import type { escrow } from '#contract/wallet/wallet.ts'
import { type BalanceName, balanceNames } from '#contract/words.ts'
import type { Amounts } from '#features/balance/queries.ts'

export type EscrowOrder = CallData<typeof escrow>['items'][number]

export interface BarPart {
  name: BalanceName
  /** The start and width on the bar, in percent. */
  start: number
  width: number
}

/** The sum of all three balances, in yuan with two digits. */
export const totalOf = (balances: Amounts): string =>
  Decimal.sum(...balanceNames.map((name) => balances[name])).toFixed(2)

/** The three balances as segments of one bar, without empty ones. */
export function barParts(balances: Amounts): BarPart[] {
  const total = totalOf(balances)
  let start = 0
  return balanceNames.flatMap((name) => {
    const amount = new Decimal(balances[name])
    if (!amount.isPositive() || amount.isZero()) return []
    // Rounded down, so that the segments never exceed the bar.
    const width = amount.times(100).div(total).toDP(2, Decimal.ROUND_DOWN).toNumber()
    const part = { name, start, width }
    start += width
    return [part]
  })
}
