import { eq, inArray } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { quote } from '#contract/sweeps.ts'
import { formatAmount } from '#lib/money.ts'
import { findOwnHolds } from '../bargains/own-holds.ts'
import { assetInfos } from '../catalogue/asset-infos.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import { assets } from '../db/schema/assets.ts'
import { listings } from '../db/schema/listings.ts'
import type { SignedInContext } from '../http/context.ts'
import { readBalances } from '../ledger/read-balances.ts'
import type { Refusal } from '../refusal.ts'
import { boundsOf, findCheapest, findConflict } from './find-cheapest.ts'
import { takeWithin } from './take-within.ts'

/** More than any listing costs, to search beyond the bounds. Fen. */
const anyPrice = 9_000_000_000_000_000n

/** Returns what a sweep would order now. Reserves nothing: `buyCheapest` searches again. */
export async function quoteSweep(
  { db, caller, locale }: SignedInContext,
  request: CallRequest<typeof quote>,
): Promise<CallAnswer<typeof quote> | Refusal> {
  const bounds = boundsOf(request)
  const conflict = findConflict(bounds)
  if (conflict) return conflict
  const search = { buyerId: caller.userId, most: anyPrice, limit: bounds.count + 1 }
  const found = await findCheapest(db, bounds, search)
  const taken = takeWithin(found, bounds)
  const ids = taken.map(({ id }) => id)
  const rows = ids.length
    ? await db
        .select({ listing: listings, asset: assets })
        .from(listings)
        .innerJoin(assets, eq(assets.id, listings.assetId))
        .where(inArray(listings.id, ids))
    : []
  const [shown, { available }, held] = await Promise.all([
    assetInfos(
      db,
      rows.map(({ asset }) => asset),
      locale,
    ),
    readBalances(db, caller.userId),
    findOwnHolds(db, caller.userId, ids),
  ])
  const rowOf = new Map(rows.map((row) => [row.listing.id, row]))
  return {
    items: taken.map(({ id, price }) => {
      const { listing, asset } = rowOf.get(id)!
      return {
        listing_id: id.toString(),
        price: formatAmount(price),
        style_id: listing.styleId,
        asset: shown.get(asset.id)!,
      }
    }),
    total: formatAmount(taken.reduce((sum, { price }) => sum + price, 0n)),
    next_price: amountOrNull(found[taken.length]?.price ?? null),
    available: formatAmount(available),
    held_by_my_bargains: formatAmount(held.total),
  }
}
