import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { createBargain, handleBargain, payBargain } from './bargains.functions.ts'

/** What is sent from a dialog shows its errors there. */
const quiet = { quiet: true }

export const createBargainMutation = () => idempotentMutation(['bargains', 'create'], createBargain, quiet)

/** Without an id: one that is being made. */
export const payBargainMutation = (bargainId = 'new') =>
  idempotentMutation(['bargains', 'pay', bargainId], payBargain, quiet)

/** Every answer to a bargain, one at a time in this tab. */
export const handleBargainMutation = () => idempotentMutation(['bargains', 'handle'], handleBargain, quiet)
