import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { followShop, lookAtShop } from './shops.functions.ts'

export const followMutation = (shopId: string) => idempotentMutation(['shops', 'follow', shopId], followShop)

/** Sent automatically, so it fails silently: the shop's news then stay new. */
export const lookMutation = (shopId: string) =>
  idempotentMutation(['shops', 'look', shopId], lookAtShop, { quiet: true })
