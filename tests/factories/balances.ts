import { amounts } from '#contract/wallet/wallet.ts'
import type { Amounts } from '#features/balance/queries.ts'
import { sampleOf } from './contract-sample.ts'

/** Somebody's balance. */
export const balancesOf = (available: string, held: string): Amounts => ({
  ...amounts.parse(sampleOf(amounts)),
  available,
  held,
})
