import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { info } from '#contract/accounts/user.ts'
import type { listSessions } from '#contract/accounts/user-security.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { prepared } from '../db/statement.ts'
import type { Caller } from '../http/context.ts'
import { liveRestrictionsOf, readLive, type RestrictionJson } from './restrictions.ts'
import { listLiveSessions } from './sessions.ts'

/** What a statement finds about a person for `userInfoOf`. */
export const userParts = { user: getTableColumns(users), restrictions: liveRestrictionsOf(users.id) }

const userQuery = prepared('read_user_info', (db) =>
  db
    .select(userParts)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)

interface Found {
  user: typeof users.$inferSelect
  restrictions: RestrictionJson[]
}

export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** S3.5 The user's view of their own account. */
export async function readUserInfo(db: Queryable, userId: bigint): Promise<CallAnswer<typeof info>> {
  const [found] = await userQuery(db, { userId })
  if (!found) throw new Error(`user ${userId} has a session but no row`)
  return userInfoOf(found)
}

/** A person as they see themselves: phone masked, the API key only as set or not. */
export function userInfoOf({ user, restrictions }: Found): CallAnswer<typeof info> {
  return {
    user_id: String(user.id),
    phone: maskPhone(user.phone),
    nickname: user.nickname,
    avatars: user.avatar,
    steam64_id: user.steamId,
    inventory_open: user.isInventoryOpen,
    api_key_set: user.apiKey !== null,
    trade_url: user.tradeUrl,
    setup_failure: user.setupFailure,
    sell_delivery_limit: user.sellDeliveryLimit,
    allow_buyer_bargain: user.allowsBargain,
    allow_sms_notification: user.allowsSms,
    password_set: user.passwordHash !== null,
    wechat_name: user.wechatName,
    wechat_bound: user.wechatId !== null,
    restrictions: readLive(restrictions).map(({ kind, endsAt }) => ({
      kind,
      expire_time: endsAt && seconds(endsAt),
    })),
    created_at: seconds(user.createdAt),
  }
}

/** The caller's live sessions, newest first, with the current one marked. */
export async function readSessions(db: Queryable, caller: Caller): Promise<CallAnswer<typeof listSessions>> {
  const live = await listLiveSessions(db, caller.userId)
  return {
    items: live.map((session) => ({
      session_id: String(session.id),
      device_name: session.deviceName,
      platform: session.platform,
      address: session.address,
      method: session.method,
      created_at: seconds(session.createdAt),
      last_seen_at: seconds(session.lastSeenAt),
      expires_at: seconds(session.expiresAt),
      is_current: session.id === caller.sessionId,
    })),
  }
}
