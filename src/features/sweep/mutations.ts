import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { buySweep } from './sweep.functions.ts'

/** The dialog shows outcome and failures itself. */
export const buySweepMutation = () => idempotentMutation(['sweep', 'buy'], buySweep, { quiet: true })
