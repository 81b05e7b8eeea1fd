import { and, eq } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { SignedInContext } from '../http/context.ts'
import { findOpenOf } from '../purchase-orders/open-of-buyer.ts'
import { findTooManyOpen } from '../purchase-orders/too-many-open.ts'
import { findTermsProblem, totalOf, type PurchaseTerms } from '../purchase-orders/purchase-terms.ts'
import { type PlanCheck, notApplicable } from './plan-check.ts'
import { quoteCost } from './quote-cost.ts'

/** The problems with this purchase order, and the current market for comparison. */
export async function checkPurchase(context: SignedInContext, terms: PurchaseTerms): Promise<PlanCheck> {
  const { db, caller } = context
  const problems = [await findTermsProblem(db, terms), await findTooManyOpen(db, caller.userId)]
  const [market] = await db
    .select({ lowest: goodsMarkets.lowestPrice, highest: goodsMarkets.highestPurchasePrice })
    .from(goodsMarkets)
    .where(and(eq(goodsMarkets.goodsId, terms.goods_id), eq(goodsMarkets.styleId, terms.style_id)))
  return {
    ...notApplicable,
    ...(await quoteCost(context, totalOf(terms) ?? 0n)),
    lowest_listing_price: shown(market?.lowest),
    highest_purchase_price: shown(market?.highest),
    my_open_purchase: await findOpenOf(db, caller.userId, terms.goods_id),
    problems: problems.filter((problem) => problem !== null),
  }
}

const shown = (fen: bigint | null | undefined) => (fen === null || fen === undefined ? null : formatAmount(fen))
