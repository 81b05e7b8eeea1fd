import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { followShop, lookAtShop } from './shops.functions.ts'

export const followMutation = (shopId: string) => idempotentMutation(['shops', 'follow', shopId], followShop)

/** Nobody has asked for it, so nobody is told when it fails: the shop's news are still new then. */
export const lookMutation = (shopId: string) =>
  idempotentMutation(['shops', 'look', shopId], lookAtShop, { quiet: true })
