import { eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { follow } from '#contract/shop-follows.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { shopFollows } from '../../db/schema/shops.ts'
import { shopExists } from '../../db/shop-exists.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals, refuse } from '../../refusal.ts'
import { countFollowers, followOf, mostFollowed } from '../follow-queries.ts'

/** Follows somebody else's shop, or unfollows it. What was on sale before does not count as new. */
export async function followShop(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { shop_id, is_followed }: CallRequest<typeof follow>,
): Promise<CallAnswer<typeof follow> | Refusal> {
  const ownerId = BigInt(shop_id)
  if (is_followed) {
    const refusal = await begin(tx, userId, ownerId)
    if (refusal) return refusal
  } else {
    await tx.delete(shopFollows).where(followOf(userId, ownerId))
  }
  return { is_followed, follower_count: await countFollowers(tx, ownerId) }
}

async function begin(tx: Transaction, followerId: bigint, ownerId: bigint): Promise<Refusal | undefined> {
  if (!(await shopExists(tx, ownerId))) return refusals.notFound()
  if (ownerId === followerId) return refuse(codes.ownShop, 'This is your own shop.', '不能关注自己的店铺。')
  await lockPerson(tx, followerId)
  if ((await tx.$count(shopFollows, followOf(followerId, ownerId))) > 0) return undefined
  if ((await tx.$count(shopFollows, eq(shopFollows.followerId, followerId))) >= mostFollowed) {
    return refuse(
      codes.followsFull,
      `You can follow ${mostFollowed} shops at most.`,
      `最多关注 ${mostFollowed} 家店铺。`,
      { limit: mostFollowed },
    )
  }
  await tx.insert(shopFollows).values({ followerId, ownerId })
  return undefined
}
