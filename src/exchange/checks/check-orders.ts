import { inArray } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { create } from '#contract/orders/orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { findOwnHolds } from '../bargains/own-holds.ts'
import { listings } from '../db/schema/listings.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { findListingProblem, findTooManyUnpaid, unpaidOf } from '../orders/order-problems.ts'
import { type PlanCheck, notApplicable } from './plan-check.ts'
import { quoteCost } from './quote-cost.ts'

/** The problems with ordering these listings at the prices shown. */
export async function checkOrders(context: SignedInContext, { items }: CallRequest<typeof create>): Promise<PlanCheck> {
  const { db, caller } = context
  const wanted = items.map((item) => ({ listingId: BigInt(item.listing_id), price: parseAmount(item.price) }))
  const rows = await db
    .select()
    .from(listings)
    .where(
      inArray(
        listings.id,
        wanted.map(({ listingId }) => listingId),
      ),
    )
  const found = new Map(rows.map((row) => [row.id, row]))
  const problems = wanted.map((one) => findListingProblem(found.get(one.listingId), one, caller.userId))
  const tooMany = findTooManyUnpaid(await db.$count(orders, unpaidOf(caller.userId)), items.length)
  const total = wanted.reduce((sum, { price }) => sum + price, 0n)
  const held = await findOwnHolds(
    db,
    caller.userId,
    wanted.map(({ listingId }) => listingId),
  )
  return {
    ...notApplicable,
    ...(await quoteCost(context, total, held.total)),
    held_by_my_bargains: formatAmount(held.total),
    problems: [...problems, tooMany].filter((problem) => problem !== null),
  }
}
