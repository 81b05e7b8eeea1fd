import { and, eq, inArray } from 'drizzle-orm'
import type { check, purchase } from '#contract/bargains/bargains.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { checkAction } from '../accounts/check-action.ts'
import { describeAssets } from '../catalogue/asset-infos.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { offeredItem } from '../catalogue/shown-item.ts'
import { users } from '../db/schema/accounts.ts'
import { bargains } from '../db/schema/bargains.ts'
import type { SignedInContext } from '../http/context.ts'
import { readBalances } from '../ledger/read-balances.ts'
import { Refusal, refusals } from '../refusal.ts'
import { findBargainViews } from './bargain-views.ts'
import {
  countLiveBargains,
  findBargainedListing,
  findListingProblem,
  findLiveBargain,
  findOfferProblem,
} from './bargained-listing.ts'
import { rulesOf } from './queries.ts'
import { bargainRefusals } from './refusals.ts'
import { boundsOf, maxOpenBargains, suggestPrices } from './rules.ts'

/** Whether `createBargain` would succeed now: its refusal, else the cost of the offer. */
export async function checkBargain(
  { db, caller }: SignedInContext,
  { listing_id, listing_price, price }: CallRequest<typeof check>,
): Promise<CallAnswer<typeof check> | Refusal> {
  const buyerId = caller.userId
  const preparation = await checkAction(db, buyerId, 'order')
  if (preparation instanceof Refusal) return preparation
  const bargained = await findBargainedListing(db, BigInt(listing_id))
  if (!bargained) return refusals.notFound()
  const due = parseAmount(price)
  const offer = { buyerId, listingPrice: parseAmount(listing_price), price: due }
  const problem = await findOfferProblem(db, bargained, offer)
  if (problem) return problem
  const live = await findLiveBargain(db, buyerId, bargained.listing.id)
  if (live && live.state !== 'awaiting_payment') return bargainRefusals.underWay(live)
  if (!live && (await countLiveBargains(db, buyerId)) >= maxOpenBargains) return bargainRefusals.tooMany()
  const { available } = await readBalances(db, buyerId)
  return {
    amount_due: formatAmount(due),
    available: formatAmount(available),
    missing: formatAmount(available < due ? due - available : 0n),
  }
}

/** Everything that the bargain dialog shows. A listing that is gone is shown as gone, not refused. */
export async function showOfferTerms(
  context: SignedInContext,
  { listing_id }: CallRequest<typeof purchase>,
): Promise<CallAnswer<typeof purchase> | Refusal> {
  const { db, caller, locale, settings } = context
  const bargained = await findBargainedListing(db, BigInt(listing_id))
  if (!bargained) return refusals.notFound()
  const { listing, asset, lowestPercent } = bargained
  const [problem, [seller], goods, [item], openCount, live, myOpenCount, { available }] = await Promise.all([
    findListingProblem(db, bargained, 'buyer'),
    db.select({ nickname: users.nickname, avatar: users.avatar }).from(users).where(eq(users.id, listing.sellerId)),
    goodsInfosByIds(db, [listing], locale),
    describeAssets(db, [offeredItem(asset, listing, caller.userId)], locale),
    db.$count(bargains, and(eq(bargains.listingId, listing.id), inArray(bargains.state, ['open', 'countered']))),
    findLiveBargain(db, caller.userId, listing.id),
    countLiveBargains(db, caller.userId),
    readBalances(db, caller.userId),
  ])
  const [myBargain] = live ? await findBargainViews(context, eq(bargains.id, live.id), 1) : []
  const bounds = boundsOf(listing.price, lowestPercent)
  const isBargainable = !problem && listing.isBargainable && listing.sellerId !== caller.userId && bounds !== null
  return {
    listing_id: listing.id.toString(),
    goods_info: goodsInfoOf(goods, listing),
    asset: item!,
    price: formatAmount(listing.price),
    seller: { user_id: listing.sellerId.toString(), ...seller! },
    is_bargainable: isBargainable,
    lowest_percent: lowestPercent,
    lowest_price: bounds && formatAmount(bounds.lowest),
    highest_price: bounds && formatAmount(bounds.highest),
    suggested_prices: bounds ? suggestPrices(listing.price, bounds).map(formatAmount) : [],
    open_count: openCount,
    my_bargain: myBargain ?? null,
    my_open_count: myOpenCount,
    available: formatAmount(available),
    rules: rulesOf(settings),
  }
}
