import { z } from 'zod'
import { maxTypedName } from '../bounds.ts'
import { getCall, postCall } from '../call.ts'
import { nothing, steamId, timestamp } from '../fields.ts'

/** S3.6 Who may open the trade offer: 1 either side, 2 the buyer, 3 the seller. */
export const sellDeliveryLimit = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** S4.21 The restrictions that can be placed on a user for a time, and by whom. */
export const restrictionKind = z.enum([
  'frozen',
  'closing',
  'feature_unavailable',
  'purchase_banned',
  'sale_banned',
  'wanted_banned',
  'supply_banned',
  'withdrawal_banned',
  'platform_suspended',
  'platform_restricted',
  'platform_held',
])
export type RestrictionKind = z.infer<typeof restrictionKind>

/** A credential that the platform rejected after it had once worked. */
export const setupFailure = z.enum(['api_key_invalid', 'trade_url_invalid'])
export type SetupFailure = z.infer<typeof setupFailure>

export const userInfo = z.object({
  user_id: z.string(),
  /** Masked: `138****0001`. */
  phone: z.string(),
  nickname: z.string(),
  avatars: z.string().nullable(),
  steam64_id: steamId.nullable(),
  inventory_open: z.boolean(),
  api_key_set: z.boolean(),
  trade_url: z.string().nullable(),
  /** The credential that has stopped working and has to be set again. */
  setup_failure: setupFailure.nullable(),
  sell_delivery_limit: sellDeliveryLimit,
  allow_buyer_bargain: z.boolean(),
  allow_sms_notification: z.boolean(),
  /** Whether a password is set for signing in. */
  password_set: z.boolean(),
  /** The WeChat name if an account is bound, else null. */
  wechat_name: z.string().nullable(),
  wechat_bound: z.boolean(),
  /** Restrictions in force, most severe first; a null `expire_time` means until lifted. */
  restrictions: z.array(z.object({ kind: restrictionKind, expire_time: timestamp.nullable() })),
  created_at: timestamp,
})

export const info = getCall('/api/v1/user/info', {
  name: 'user.info',
  summary: 'The signed-in person and their trade preparation',
  session: 'required',
  request: z.object({}),
  response: userInfo,
})

export const setApiKey = postCall('/api/v1/user/api_key', {
  name: 'user.setApiKey',
  summary: 'Keep the platform API key, after asking the platform whether it works',
  session: 'required',
  idempotent: true,
  request: z.object({
    api_key: z
      .string()
      .trim()
      .regex(/^[0-9A-Fa-f]{32}$/),
  }),
  response: nothing,
})

export const setTradeUrl = postCall('/api/v1/user/trade_url', {
  name: 'user.setTradeUrl',
  summary: 'Keep the trade link; its partner has to be the bound account',
  session: 'required',
  idempotent: true,
  request: z.object({ trade_url: z.string().trim().max(300) }),
  response: nothing,
})

/** Ready-made avatars; the current one is marked. */
export const headPortraits = getCall('/api/v1/user/head_portraits', {
  name: 'user.headPortraits',
  summary: 'Avatars to choose from',
  session: 'required',
  request: z.object({}),
  response: z.object({
    items: z.array(z.object({ portrait_id: z.string(), url: z.string(), is_chosen: z.boolean() })),
  }),
})

/** A ready-made avatar, or a picture uploaded beforehand, which is cropped to a square. */
export const setHeadPortrait = postCall('/api/v1/user/head_portrait', {
  name: 'user.setHeadPortrait',
  summary: 'Choose an avatar',
  session: 'required',
  idempotent: true,
  request: z.union([
    z.strictObject({ portrait_id: z.string().max(20) }),
    z.strictObject({ upload_id: z.string().regex(/^[0-9a-f]{32}$/) }),
  ]),
  response: z.object({ avatars: z.string() }),
})

/** 2 to 16 letters, digits, spaces and `_ - .`. Answers with the nickname as stored. */
export const setNickname = postCall('/api/v1/user/nickname', {
  name: 'user.setNickname',
  summary: 'Change the nickname',
  session: 'required',
  idempotent: true,
  request: z.object({ nickname: z.string().max(maxTypedName) }),
  response: z.object({ nickname: z.string() }),
})

export const setAllowBuyerBargain = postCall('/api/v1/user/prefer/allow_buyer_bargain', {
  name: 'user.setAllowBuyerBargain',
  summary: 'Let buyers bargain, or not',
  session: 'required',
  idempotent: true,
  request: z.object({ allow_buyer_bargain: z.boolean() }),
  response: nothing,
})

export const setAllowSmsNotification = postCall('/api/v1/user/prefer/allow_sms_notification', {
  name: 'user.setAllowSmsNotification',
  summary: 'Tell of sales by SMS, or not',
  session: 'required',
  idempotent: true,
  request: z.object({ allow_sms_notification: z.boolean() }),
  response: nothing,
})

export const setSellDeliveryLimit = postCall('/api/v1/user/prefer/sell_delivery_limit', {
  name: 'user.setSellDeliveryLimit',
  summary: 'Say who may send the trade offers of one’s sales',
  session: 'required',
  idempotent: true,
  request: z.object({ sell_delivery_limit: sellDeliveryLimit }),
  response: nothing,
})

/**
 * What blocks an unbinding: the number of each still in progress. `sales` are those before their protection; refunded
 * orders count as long as a trade offer for them may still be accepted.
 */
export const unbindObstacle = z.object({
  kind: z.enum([
    'purchases',
    'sales',
    'protected_sales',
    'refunded_purchases',
    'refunded_sales',
    'listings',
    'purchase_orders',
    'suspended_purchase_orders',
    'sent_bargains',
    'received_bargains',
  ]),
  count: z.int().positive(),
})

export const unbindPlatformCheck = postCall('/api/v1/user/unbind_steam_check', {
  name: 'user.unbindPlatformCheck',
  summary: 'What stands in the way of unbinding the platform account',
  session: 'required',
  safe: true,
  request: z.object({}),
  response: z.object({ can_unbind: z.boolean(), obstacles: z.array(unbindObstacle) }),
})
