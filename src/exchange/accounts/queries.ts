import { eq } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { info } from '#contract/user.ts'
import type { Queryable } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'

const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** S3.5 The person as they may see themselves: phone masked, the API key only as set or not. */
export async function readUserInfo(db: Queryable, userId: bigint): Promise<CallAnswer<typeof info>> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error(`user ${userId} has a session but no row`)
  return {
    user_id: String(user.id),
    phone: maskPhone(user.phone),
    nickname: user.nickname,
    avatars: user.avatar,
    steam64_id: user.steamId,
    inventory_open: user.isInventoryOpen,
    api_key_set: user.apiKey !== null,
    trade_url: user.tradeUrl,
    sell_delivery_limit: user.sellDeliveryLimit,
    allow_buyer_bargain: user.allowsBargain,
    allow_sms_notification: user.allowsSms,
  }
}
