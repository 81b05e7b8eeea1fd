import { eq, sql } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { supply } from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { splitPrice } from '#lib/split-price.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { findSellableAssets } from '../inventory/sellable-assets.ts'
import { findAssetProblem, findBuyerProblem, findSupplyProblem } from '../purchase-orders/supply-problem.ts'
import type { LockedPurchaseOrder } from '../purchase-orders/lock-purchase-orders.ts'
import { Refusal, refusals } from '../refusal.ts'
import { type PlanCheck, notApplicable } from './plan-check.ts'

type Plan = CallRequest<typeof supply>

/** The problems with supplying these assets at the price shown. */
export async function checkSupply(context: SignedInContext, plan: Plan): Promise<PlanCheck> {
  const { db, caller, settings } = context
  const units = plan.asset_ids.length
  const price = parseAmount(plan.price)
  const [found] = await db
    .select({ purchase: purchaseOrders, now: sql<string>`amber_now()` })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.id, BigInt(plan.purchase_id)))
  const problems: (Refusal | null)[] = [refusals.notFound()]
  if (found?.purchase.paidAt) {
    const seen = { purchase: found.purchase, now: new Date(found.now) }
    const { buyerId } = found.purchase
    problems.splice(0, 1, findSupplyProblem(seen, caller.userId, { price, units }))
    if (buyerId !== caller.userId) problems.push(await findBuyerProblem(db, buyerId))
    problems.push(...(await findAssetProblems(context, plan, seen)))
  }
  const { net } = splitPrice(price, settings.feeBasisPoints)
  return {
    ...notApplicable,
    total: formatAmount(price * BigInt(units)),
    seller_net: formatAmount(net * BigInt(units)),
    problems: problems.filter((problem) => problem !== null),
  }
}

async function findAssetProblems(
  { db, caller }: SignedInContext,
  { asset_ids }: Plan,
  { purchase }: LockedPurchaseOrder,
): Promise<(Refusal | null)[]> {
  const ids = asset_ids.map(BigInt)
  const sellable = await findSellableAssets(db, caller.userId, ids)
  return ids.map((id) => {
    const one = sellable.get(id)!
    return one instanceof Refusal ? one : findAssetProblem(one, purchase)
  })
}
