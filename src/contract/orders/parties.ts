import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import { id, steamId, timestamp } from '../fields.ts'
import { purchaseState } from '../purchase-orders/fields.ts'
import { orderRole, orderState } from './orders.ts'

/**
 * What a seller checks before sending or accepting an offer: an account that merely looks like this one is not the
 * buyer.
 */
const buyerOnPlatform = z.object({
  order_id: id,
  steam_id: steamId,
  nickname: z.string(),
  avatar: z.url().nullable(),
  is_public: z.boolean(),
  profile_url: z.url(),
  /**
   * When the account was created: a recent one under a known name is an impostor. Null if its owner keeps that private.
   */
  registered_at: timestamp.nullable(),
  trade_url: z.url().nullable(),
  /** When the platform was last asked. */
  checked_at: timestamp,
})

export const buyerSteamInfo = postCall('/api/v1/order/buyer_steam_info', {
  name: 'orders.buyerSteamInfo',
  summary: 'The platform account of the buyer of an order that I have to deliver',
  session: 'required',
  safe: true,
  request: z.object({ order_id: id }),
  response: buyerOnPlatform,
})

export const refreshBuyerSteamInfo = postCall('/api/v1/order/refresh_buyer_steam_info', {
  name: 'orders.refreshBuyerSteamInfo',
  summary: 'As buyer_steam_info, with a fresh look at the platform',
  session: 'required',
  safe: true,
  request: z.object({ order_id: id }),
  response: buyerOnPlatform,
})

export const statistics = postCall('/api/v1/order/statistics', {
  name: 'orders.statistics',
  summary: 'How many orders and purchase orders of mine are in each state, and how many orders wait for me',
  session: 'required',
  safe: true,
  request: z.object({}),
  response: z.object({
    by_state: z.record(orderRole, z.record(orderState, z.int())),
    purchase_orders_by_state: z.record(purchaseState, z.int()),
    /** Orders on which the caller has to act now. */
    awaiting_me: z.object({ buyer: z.int(), seller: z.int() }),
  }),
})

export const service = getCall('/api/v1/order/service', {
  name: 'orders.service',
  summary: 'The terms of the market’s service: fee, deadlines and limits of an order',
  request: z.object({}),
  response: z.object({
    /** In hundredths of a percent of the price; borne by the seller. */
    fee_basis_points: z.int(),
    max_orders_at_once: z.int(),
    max_unpaid_orders: z.int(),
    rules: z.object({
      payment_seconds: z.int(),
      delivery_seconds: z.int(),
      cancel_after_seconds: z.int(),
      acceptance_seconds: z.int(),
      protection_seconds: z.int(),
    }),
  }),
})
