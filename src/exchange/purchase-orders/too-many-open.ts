import { codes } from '#contract/codes.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { openOf } from './open-of-buyer.ts'

/** Suppliers browse all of them, so each person may have only this many open at a time. */
const maxOpen = 200

/** Refuses another purchase order once a person has the maximum open, else null. */
export async function findTooManyOpen(db: Queryable | Transaction, buyerId: bigint): Promise<Refusal | null> {
  const open = await db.$count(purchaseOrders, openOf(buyerId))
  if (open < maxOpen) return null
  return refuse(
    codes.tooManyPurchaseOrders,
    'You have reached the limit of open purchase orders. Cancel one first.',
    '您的求购数量已达上限，请先取消部分求购。',
    { max_open: maxOpen },
  )
}
