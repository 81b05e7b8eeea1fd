import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { buySweep } from './sweep.functions.ts'

/** Its outcome, and its failure, are told where it is sent. */
export const buySweepMutation = () => idempotentMutation(['sweep', 'buy'], buySweep, { quiet: true })
