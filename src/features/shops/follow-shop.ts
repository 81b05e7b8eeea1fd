import type { QueryClient } from '@tanstack/react-query'
import { newKey } from '#lib/calls/new-key.ts'
import { followMutation } from './mutations.ts'
import { changedByFollowing } from './queries.ts'

/** Follows a shop for a visitor who pressed its button and has signed in since; a shop already followed stays so. */
export async function followShop(queryClient: QueryClient, shopId: string): Promise<void> {
  try {
    const sent = queryClient.getMutationCache().build(queryClient, followMutation(shopId))
    await sent.execute({ key: newKey(), body: { shop_id: shopId, is_followed: true } })
    await Promise.all(changedByFollowing(shopId).map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  } catch {
    // The mutation cache has announced it already.
  }
}
