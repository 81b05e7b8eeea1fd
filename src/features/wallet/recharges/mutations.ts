import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { beginRecharge } from './recharges.functions.ts'

/** The form shows its refusals. */
export const beginRechargeMutation = () => idempotentMutation(['wallet', 'recharge'], beginRecharge, { quiet: true })
