import { z } from 'zod'
import { getCall } from '../call.ts'
import { amount, cursor, id, pageOf, queryPageSize, timestamp } from '../fields.ts'
import { goodsInfo } from '../market/goods-fields.ts'
import { orderState } from '../orders/orders.ts'

/** What money is held for. */
const holdKind = z.enum(['purchase_order', 'bargain', 'withdrawal'])
export type HoldKind = z.output<typeof holdKind>

export const balances = z.object({
  /** Can be spent or withdrawn. */
  available: amount,
  /** Set aside for purchase orders, bargains and withdrawals. */
  held: amount,
  /** The parts of `held`; zero parts are omitted. */
  held_for: z.array(z.object({ kind: holdKind, amount })),
  /** Sale proceeds in protection. */
  pending: amount,
  /**
   * Paid for unsettled purchases. It no longer belongs to the buyer, and is refunded in full unless they get the item.
   */
  in_escrow: z.object({ amount, orders: z.int() }),
})

/** The three balances alone. */
export const amounts = balances.pick({ available: true, held: true, pending: true })

export const info = getCall('/api/v1/asset/info', {
  name: 'wallet.info',
  summary: 'The balances of the signed-in person',
  session: 'required',
  request: z.object({}),
  response: balances,
})

export const settleOrders = getCall('/api/v1/pay/settle_orders', {
  name: 'wallet.settleOrders',
  summary: 'My sales in protection, the next to settle first: what will be available when',
  session: 'required',
  request: z.object({ cursor: cursor.optional(), page_size: queryPageSize.default(20) }),
  response: pageOf(
    z.object({
      order_id: id,
      goods_info: goodsInfo,
      price: amount,
      fee: amount,
      seller_net: amount,
      delivered_at: timestamp,
      /** When `seller_net` becomes available, unless the trade is reversed first. */
      settles_at: timestamp,
    }),
  ).extend({
    /** Total across all pages. */
    total: amount,
  }),
})

/** Extension: the buyer's counterpart of `settleOrders`. */
export const escrow = getCall('/api/ext/asset/escrow', {
  name: 'wallet.escrow',
  summary: 'My paid purchases that are not settled yet, the next deadline first',
  session: 'required',
  request: z.object({ cursor: cursor.optional(), page_size: queryPageSize.default(20) }),
  response: pageOf(
    z.object({
      order_id: id,
      goods_info: goodsInfo,
      price: amount,
      state: orderState,
      /** When the state times out. */
      deadline_at: timestamp,
    }),
  ),
})
