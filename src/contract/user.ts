import { z } from 'zod'
import { getCall, postCall } from './call.ts'
import { nothing, steamId } from './fields.ts'

/** S3.6 Who may open the trade offer: 1 either side, 2 the buyer, 3 the seller. */
export const sellDeliveryLimit = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** S4.21 What can be taken from a person for a time, and on whose word. */
export const restrictionKind = z.enum([
  'frozen',
  'closing',
  'feature_unavailable',
  'purchase_banned',
  'sale_banned',
  'wanted_banned',
  'supply_banned',
  'platform_suspended',
  'platform_restricted',
])
export type RestrictionKind = z.infer<typeof restrictionKind>

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
  sell_delivery_limit: sellDeliveryLimit,
  allow_buyer_bargain: z.boolean(),
  allow_sms_notification: z.boolean(),
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
