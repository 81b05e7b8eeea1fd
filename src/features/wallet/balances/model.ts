import type { CallData } from '#contract/call.ts'
import type { escrow, info } from '#contract/wallet/wallet.ts'
import { type BalanceName, balanceNames } from '#contract/words.ts'
import { parseAmount } from '#lib/money.ts'

export type Balances = CallData<typeof info>
/** The three amounts alone. */
export type Amounts = Pick<Balances, BalanceName>
export type EscrowOrder = CallData<typeof escrow>['items'][number]

export interface BarPart {
  name: BalanceName
  /** Parts of a hundred: where it begins on the bar, and how much of it. */
  start: number
  width: number
}

/** The three balances as parts of one bar; what is empty has no part. */
export function barParts(balances: Amounts): BarPart[] {
  const total = balanceNames.reduce((sum, name) => sum + parseAmount(balances[name]), 0n)
  let start = 0
  return balanceNames.flatMap((name) => {
    const amount = parseAmount(balances[name])
    if (amount <= 0n) return []
    // Ten thousandths, so that no float is asked to hold the money itself.
    const width = Number((amount * 10_000n) / total) / 100
    const part = { name, start, width }
    start += width
    return [part]
  })
}

/** What all three come to, in fen. */
export const totalOf = (balances: Amounts) => balanceNames.reduce((sum, name) => sum + parseAmount(balances[name]), 0n)
