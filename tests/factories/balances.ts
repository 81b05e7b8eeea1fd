import type { CallData } from '#contract/call.ts'
import { info } from '#contract/wallet/wallet.ts'
import { sampleOf } from './contract-sample.ts'

/** Somebody's balance. */
export const balancesOf = (available: string, held: string): CallData<typeof info> => ({
  ...info.response.parse(sampleOf(info.response)),
  available,
  held,
})
