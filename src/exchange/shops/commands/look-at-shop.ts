import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { look } from '#contract/shop-follows.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { shopFollows } from '../../db/schema/shops.ts'
import type { SignedInContext } from '../../http/context.ts'
import { followOf } from '../follow-queries.ts'

/** Records that the caller has looked at a shop: only later listings count as new. No effect without a follow. */
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
