import { eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { supply } from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { splitPrice } from '#lib/split-price.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { lockBargainMoney } from '../../bargains/void-bargains.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { purchaseOrders } from '../../db/schema/purchase-orders.ts'
import type { SignedInContext } from '../../http/context.ts'
import { lockSellableAssets, type SellableAsset } from '../../inventory/sellable-assets.ts'
import { userAccount } from '../../ledger/accounts.ts'
import { type ListingRow, moveListings } from '../../listings/move-listing.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { createPaidOrders } from '../../orders/commands/create-paid-order.ts'
import {
  holdOf,
  lockPurchaseOrders,
  type PurchaseOrderRow,
  unitsLeft,
} from '../../purchase-orders/lock-purchase-orders.ts'
import { mustMovePurchaseOrder } from '../../purchase-orders/move-purchase-order.ts'
import { findAssetProblem, findBuyerProblem, findSupplyProblem } from '../../purchase-orders/supply-problem.ts'
import { Refusal, refusals } from '../../refusal.ts'

/**
 * S2.42 type 4. Supplies assets of the seller to a purchase order, at its price as shown: each becomes an order paid at
 * once from the hold, and its listing leaves the market. All or nothing. Supplies of one purchase order are serialized,
 * so of two for the last unit one is refused, and an earlier change or end is visible here.
 */
export async function supplyPurchaseOrder(
  tx: Transaction,
  context: SignedInContext,
  { purchase_id, price, asset_ids }: CallRequest<typeof supply>,
): Promise<CallAnswer<typeof supply> | Refusal> {
  const { caller, settings } = context
  const id = BigInt(purchase_id)
  const [found] = await tx
    .select({ buyerId: purchaseOrders.buyerId })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.id, id))
  // Lock order: users before what they own, since a ban locks the user's row and then takes down their listings.
  const allowed = await checkAction(tx, caller.userId, 'supply', 'share')
  if (allowed instanceof Refusal) return allowed
  if (!found) return refusals.notFound()
  const buyerProblem = found.buyerId === caller.userId ? null : await findBuyerProblem(tx, found.buyerId, 'share')
  const [locked] = await lockPurchaseOrders(tx, [id])
  const { purchase, now } = locked!
  const shown = { price: parseAmount(price), units: asset_ids.length }
  const problem = findSupplyProblem(locked!, caller.userId, shown) ?? buyerProblem
  if (problem) return problem
  const taken = await takeAssets(tx, caller.userId, asset_ids.map(BigInt), purchase)
  if (taken instanceof Refusal) return taken

  const filled = purchase.filled + taken.length
  const isLast = filled === purchase.quantity
  const listed = taken.flatMap(({ listing }) => listing ?? [])
  // The hold is spent, and the money of bargains on these listings is returned.
  await lockBargainMoney(
    tx,
    listed.map((listing) => listing.id),
    [userAccount(purchase.buyerId, 'held')],
  )
  const { orderIds } = await createPaidOrders(
    tx,
    context,
    {
      buyerId: purchase.buyerId,
      price: purchase.price,
      source: { purchaseOrderId: id },
      hold: holdOf(purchase),
      actor: 'seller',
    },
    taken.map(({ asset }) => asset),
  )
  const left = await recordFills(tx, { purchase, now }, orderIds)
  await takeDown(tx, listed)
  await sendMail(tx, purchase.buyerId, {
    kind: isLast ? 'purchase_fulfilled' : 'purchase_filled',
    subjectId: id,
    goods: purchase,
    params: { units: String(taken.length), price: formatAmount(purchase.price), left: String(left) },
  })
  await refreshGoodsMarkets(tx, [purchase, ...listed])
  const { net } = splitPrice(purchase.price, settings.feeBasisPoints)
  return {
    order_ids: orderIds.map(String),
    seller_net: formatAmount(net * BigInt(taken.length)),
    left,
  }
}

/** Locks the assets with their listings; refuses unless each may be sold, matches, and is not being bought. */
async function takeAssets(
  tx: Transaction,
  sellerId: bigint,
  assetIds: readonly bigint[],
  purchase: PurchaseOrderRow,
): Promise<SellableAsset[] | Refusal> {
  const sellable = await lockSellableAssets(tx, sellerId, assetIds)
  const taken: SellableAsset[] = []
  for (const assetId of assetIds) {
    const one = sellable.get(assetId)!
    if (one instanceof Refusal) return one
    const problem = findAssetProblem(one.asset, purchase)
    if (problem) return problem
    taken.push(one)
  }
  return taken
}

/** Records each unit as its own history step, with the order that filled it. Returns the units still wanted. */
async function recordFills(
  tx: Transaction,
  { purchase, now }: { purchase: PurchaseOrderRow; now: Date },
  orderIds: readonly bigint[],
): Promise<number> {
  let current = purchase
  for (const orderId of orderIds) {
    current = await mustMovePurchaseOrder(
      tx,
      { purchase: current, now },
      {
        event: unitsLeft(current) === 1 ? 'fill_last' : 'fill',
        actor: 'seller',
        orderId,
        set: { filled: current.filled + 1 },
      },
    )
  }
  return unitsLeft(current)
}

async function takeDown(tx: Transaction, listed: readonly ListingRow[]): Promise<void> {
  const reserved = listed.find(({ state }) => state === 'reserved')
  if (reserved) throw new Error(`listing ${reserved.id} is reserved without an order of its asset`)
  if (listed.length > 0) await moveListings(tx, listed, { event: 'take_down', actor: 'seller', reason: 'supplied' })
}
