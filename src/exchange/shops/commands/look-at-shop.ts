import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { look } from '#contract/shop-follows.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { shopFollows } from '../../db/schema/shops.ts'
import type { SignedInContext } from '../../http/context.ts'
import { followOf } from '../follow-queries.ts'

/** The caller has looked at a shop: what it lists from now on is new. Who does not follow it changes nothing. */
export async function lookAtShop(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { shop_id }: CallRequest<typeof look>,
): Promise<CallAnswer<typeof look>> {
  const looked = await tx
    .update(shopFollows)
    .set({ lookedAt: databaseNow })
    .where(followOf(userId, BigInt(shop_id)))
    .returning({ id: shopFollows.id })
  return { is_followed: looked.length > 0 }
}
