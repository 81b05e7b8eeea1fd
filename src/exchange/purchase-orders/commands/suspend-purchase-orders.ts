import { and, eq } from 'drizzle-orm'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SetupFailure } from '#contract/accounts/user.ts'
import { purchaseOrders } from '../../db/schema/purchase-orders.ts'
import { sendMail, sendMails } from '../../mail/send-mail.ts'
import { type LockedPurchaseOrder, lockWhere, type PurchaseOrderRow } from '../lock-purchase-orders.ts'
import { mustMovePurchaseOrder } from '../move-purchase-order.ts'

/** Why a person can't receive anything from the platform at the moment. */
export type PlatformTrouble = SetupFailure | 'inventory_private'

const platformTroubles: readonly string[] = [
  'inventory_private',
  'api_key_invalid',
  'trade_url_invalid',
] satisfies PlatformTrouble[]

const isPlatformTrouble = (reason: string): reason is PlatformTrouble => platformTroubles.includes(reason)

/**
 * S8.10 Suspends all active purchase orders of a person who may not want anything, or could not receive it. The money
 * stays held; the person can resume them once that is over, and cancel them at any time. The caller holds the lock on
 * the person's row, so that none is paid or resumed meanwhile.
 *
 * @param reason kept in the history.
 * @returns those suspended; the caller refreshes the markets of their goods, last in the transaction.
 */
export async function suspendPurchaseOrders(
  tx: Transaction,
  buyerId: bigint,
  reason: RestrictionKind | PlatformTrouble,
): Promise<PurchaseOrderRow[]> {
  const active = await lockWhere(tx, and(eq(purchaseOrders.buyerId, buyerId), eq(purchaseOrders.state, 'active')))
  for (const locked of active) await mustMovePurchaseOrder(tx, locked, { event: 'suspend', actor: 'system', reason })
  await tell(tx, buyerId, reason, active)
  return active.map(({ purchase }) => purchase)
}

/** Each purchase order has a mail about a restriction; of what the person can mend for all of them, one mail tells. */
async function tell(
  tx: Transaction,
  userId: bigint,
  reason: RestrictionKind | PlatformTrouble,
  suspended: readonly LockedPurchaseOrder[],
): Promise<void> {
  if (suspended.length === 0) return
  if (isPlatformTrouble(reason)) {
    await sendMail(tx, userId, { kind: `purchases_${reason}`, params: { count: String(suspended.length) } })
    return
  }
  await sendMails(
    tx,
    suspended.map(({ purchase }) => ({ userId, kind: 'purchase_suspended', subjectId: purchase.id, goods: purchase })),
  )
}
