import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { createBargain, handleBargain, payBargain } from './bargains.functions.ts'

/** Dialogs show their own errors. */
const quiet = { quiet: true }

export const createBargainMutation = () => idempotentMutation(['bargains', 'create'], createBargain, quiet)

/** Without an id: a bargain that is just being created. */
export const payBargainMutation = (bargainId = 'new') =>
  idempotentMutation(['bargains', 'pay', bargainId], payBargain, quiet)

/** Any answer to a bargain; one at a time per tab. */
export const handleBargainMutation = () => idempotentMutation(['bargains', 'handle'], handleBargain, quiet)
