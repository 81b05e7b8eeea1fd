import { eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { buyerSteamInfo } from '#contract/orders/parties.ts'
import { seconds } from '#lib/time/seconds.ts'
import { consumeLimits, limits } from '../accounts/limits.ts'
import { accountRefusals } from '../accounts/refusals.ts'
import type { Queryable } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { platformProfiles } from '../db/schema/platform.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { type Refusal, refusals } from '../refusal.ts'
import type { Services } from '../services.ts'
import { isFinal } from './states.ts'

type Profile = typeof platformProfiles.$inferSelect

/** Characters that make one name look like another or reorder adjacent text: sellers compare names by eye. */
const unseen = /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\p{Join_Control}\p{Variation_Selector}]]/gv

/** How long a cached profile stays fresh. */
const profileSeconds = 3600

/**
 * Shows the buyer's platform account to the seller of a paid order, only while the order runs: afterwards it is none of
 * the seller's business.
 */
export async function showBuyerProfile(
  context: SignedInContext,
  { order_id }: CallRequest<typeof buyerSteamInfo>,
  { isFresh }: { isFresh: boolean },
): Promise<CallAnswer<typeof buyerSteamInfo> | Refusal> {
  const buyer = await findBuyer(context, BigInt(order_id))
  if (!buyer) return refusals.notFound()
  // Ordering requires a bound account, which can't be unbound while an order runs; a platform ban may still take it.
  if (!buyer.steamId) return accountRefusals.platformNotBound()
  const known = isFresh ? null : await readProfile(context.db, buyer.steamId)
  const profile = known ?? (await askPlatform(context, buyer.steamId))
  if (profile === null) return refusals.notFound()
  if ('code' in profile) return profile
  return {
    order_id,
    steam_id: profile.steamId,
    nickname: profile.nickname,
    avatar: profile.avatarUrl,
    is_public: profile.isPublic,
    profile_url: `${context.settings.platformWebUrl}/profiles/${profile.steamId}`,
    registered_at: profile.registeredAt && seconds(profile.registeredAt),
    trade_url: buyer.tradeUrl,
    checked_at: seconds(profile.checkedAt),
  }
}

async function findBuyer({ db, caller }: SignedInContext, orderId: bigint) {
  const [row] = await db
    .select({ order: orders, steamId: users.steamId, tradeUrl: users.tradeUrl })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.buyerId))
    .where(eq(orders.id, orderId))
  if (row?.order.sellerId !== caller.userId || !row.order.paidAt || isFinal(row.order.state)) return null
  return row
}

async function readProfile(db: Queryable, steamId: string): Promise<Profile | null> {
  const [profile] = await db
    .select()
    .from(platformProfiles)
    .where(
      sql`${platformProfiles.steamId} = ${steamId}
        and ${platformProfiles.checkedAt} > amber_now() - make_interval(secs => ${profileSeconds})`,
    )
  return profile ?? null
}

async function askPlatform(
  { db, platform, caller }: Services & Pick<SignedInContext, 'caller'>,
  steamId: string,
): Promise<Profile | Refusal | null> {
  const refusal = await consumeLimits(db, [[limits.profileByUser, caller.userId.toString()]])
  if (refusal) return refusal
  const answer = await platform.getProfile(steamId)
  if (!answer.ok) return null
  const { avatarUrl, isPublic, registeredAt } = answer.profile
  const nickname = answer.profile.nickname.replace(unseen, '').trim()
  const facts = { nickname, avatarUrl, isPublic, registeredAt, checkedAt: databaseNow }
  const [profile] = await db
    .insert(platformProfiles)
    .values({ steamId, ...facts })
    .onConflictDoUpdate({ target: platformProfiles.steamId, set: facts })
    .returning()
  return profile!
}
