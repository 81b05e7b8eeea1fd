import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { sellingList } from '#contract/selling.ts'
import type { TradeSort } from '#contract/words.ts'
import { formatAmount } from '#lib/money.ts'
import { describeAssets } from '../catalogue/asset-infos.ts'
import { goodsCondition } from '../catalogue/goods-condition.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import { offeredItem, orderedItem } from '../catalogue/shown-item.ts'
import type { Queryable } from '../db/connection.ts'
import { assets } from '../db/schema/assets.ts'
import { goods, goodsMarkets } from '../db/schema/catalogue.ts'
import { assetNotes } from '../db/schema/inventory.ts'
import { listings } from '../db/schema/listings.ts'
import { orders } from '../db/schema/orders.ts'
import { priceRules, ruledListings } from '../db/schema/price-rules.ts'
import { isTradableNow } from '../db/tradable-now.ts'
import type { SignedInContext } from '../http/context.ts'
import { encodeCursor } from '../http/cursor.ts'
import { keysetFrom, keysetOrder, tradeSortRules } from '../http/keyset.ts'
import { myListingColumns, myListingOf } from '../listings/my-listing.ts'
import { offeredByOthers } from '../listings/offered-by-others.ts'
import { listingRuleOf } from '../listings/listing-rule-of.ts'
import { isOrderOfListing } from '../listings/order-of-listing.ts'
import { listingMachine } from '../listings/states.ts'
import { boundsView } from '../price-bounds.ts'
import { wantedByOthers } from '../purchase-orders/wanted-by-others.ts'
import { invalidRequest, Refusal } from '../refusal.ts'
import { isNotPast } from './taken-down.ts'

type Request = CallRequest<typeof sellingList>
type Answer = CallAnswer<typeof sellingList>

/** Returns one page of the caller's listings in the given states; the first one has the totals of all states. */
export async function listSelling(context: SignedInContext, request: Request): Promise<Answer | Refusal> {
  const { db, caller, locale, settings } = context
  const { states, failures, sort, cursor, page_size } = request
  if (failures && !states.includes('failed')) return invalidRequest(['failures', 'states'])
  const ofGoods = goodsCondition(request)
  if (ofGoods instanceof Refusal) return ofGoods
  const from = keysetFrom(sortRules, sort, listings.id, cursor)
  if (from === null) return invalidRequest(['cursor'])
  const condition = and(
    eq(listings.sellerId, caller.userId),
    inArray(listings.state, states),
    isNotPast(caller.userId),
    failures && inArray(listings.failure, failures),
    ofGoods,
    from,
  )
  const [rows, totals] = await Promise.all([
    readRows(db, { condition, sort, limit: page_size + 1 }),
    cursor === undefined ? readTotals(db, caller.userId) : { totals: [], failures: [] },
  ])
  const page = rows.slice(0, page_size)
  const last = rows.length > page_size ? page.at(-1) : undefined
  const listed = page.map(({ listing }) => listing)
  const goodsIds = listed.map(({ goodsId }) => goodsId)
  const [infos, details, wantedFor, offeredFor] = await Promise.all([
    goodsInfosByIds(db, listed, locale),
    describeAssets(
      db,
      page.map(({ listing, asset, order }) =>
        order ? orderedItem(asset, order, caller.userId) : offeredItem(asset, listing, caller.userId),
      ),
      locale,
    ),
    wantedByOthers(db, caller.userId, goodsIds),
    offeredByOthers(db, caller.userId, goodsIds),
  ])
  return {
    items: page.map(({ listing, asset, market, note, rule, order, isTradable }, index) => ({
      listing: myListingOf(listing, settings, order),
      asset_id: asset.id.toString(),
      goods_id: listing.goodsId,
      style_id: listing.styleId,
      goods_info: goodsInfoOf(infos, listing),
      asset: details[index]!,
      reference_price: amountOrNull(market?.referencePrice ?? null),
      lowest_price: amountOrNull(offeredFor(market)),
      highest_purchase_price: amountOrNull(wantedFor(market)),
      remark: note?.remark ?? null,
      cost: amountOrNull(note?.cost ?? null),
      rule: rule && listingRuleOf(rule),
      order_id: order && order.id.toString(),
      is_relistable: listing.state === 'off_shelf' && isTradable,
    })),
    next_cursor: last ? encodeCursor(sort, { key: keyOf(sort, last), id: last.listing.id.toString() }) : null,
    ...totals,
    fee_basis_points: Number(settings.feeBasisPoints),
    ...boundsView,
  }
}

/** A listing that has ended drops its rule only when the rule next checks it. */
const isRuled = and(eq(ruledListings.listingId, listings.id), notInArray(listings.state, [...listingMachine.final]))

function readRows(
  db: Queryable,
  { condition, sort, limit }: { condition: SQL | undefined; sort: TradeSort; limit: number },
) {
  return db
    .select({
      listing: myListingColumns,
      asset: assets,
      // The first column of a joined row must never be null: drizzle takes the row as missing otherwise.
      market: {
        goodsId: goodsMarkets.goodsId,
        styleId: goodsMarkets.styleId,
        referencePrice: goodsMarkets.referencePrice,
        lowestPrice: goodsMarkets.lowestPrice,
        highestPurchasePrice: goodsMarkets.highestPurchasePrice,
      },
      note: { assetId: assetNotes.assetId, remark: assetNotes.remark, cost: assetNotes.cost },
      rule: { id: priceRules.id, name: priceRules.name, isPaused: priceRules.isPaused },
      order: orders,
      isTradable: isTradableNow,
    })
    .from(listings)
    .innerJoin(assets, eq(assets.id, listings.assetId))
    .innerJoin(goods, eq(goods.id, listings.goodsId))
    .leftJoin(goodsMarkets, and(eq(goodsMarkets.goodsId, listings.goodsId), eq(goodsMarkets.styleId, listings.styleId)))
    .leftJoin(assetNotes, and(eq(assetNotes.assetId, listings.assetId), eq(assetNotes.userId, listings.sellerId)))
    .leftJoin(orders, isOrderOfListing)
    .leftJoin(ruledListings, isRuled)
    .leftJoin(priceRules, eq(priceRules.id, ruledListings.ruleId))
    .where(condition)
    .orderBy(keysetOrder(sortRules[sort], listings.id))
    .limit(limit)
}

/** A bargain may have set another price than the listing's. */
const price = sql`coalesce(${orders.price}, ${listings.price})`
const sortRules = tradeSortRules(price)

const keyOf = (sort: TradeSort, { listing, order }: Awaited<ReturnType<typeof readRows>>[number]) =>
  sortRules[sort].by ? (order?.price ?? listing.price).toString() : null

async function readTotals(db: Queryable, sellerId: bigint): Promise<Pick<Answer, 'totals' | 'failures'>> {
  const rows = await db
    .select({
      state: listings.state,
      failure: listings.failure,
      count: sql<string>`count(*)`,
      amount: sql<string>`sum(${price})`,
    })
    .from(listings)
    .leftJoin(orders, isOrderOfListing)
    .where(and(eq(listings.sellerId, sellerId), isNotPast(sellerId)))
    .groupBy(listings.state, listings.failure)
  const byState = Map.groupBy(rows, ({ state }) => state)
  const sum = (group: typeof rows, pick: 'count' | 'amount') =>
    group.reduce((total, row) => total + BigInt(row[pick]), 0n)
  return {
    totals: [...byState].map(([state, group]) => ({
      state,
      count: Number(sum(group, 'count')),
      amount: formatAmount(sum(group, 'amount')),
    })),
    failures: rows.flatMap(({ state, failure, count }) =>
      state === 'failed' && failure ? [{ failure, count: Number(count) }] : [],
    ),
  }
}
