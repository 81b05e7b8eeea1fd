import { and, eq, inArray } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { applyPriceRule, type BasePrices } from '#contract/price-rules/apply-price-rule.ts'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import type { quoteRule as call } from '#contract/price-rules/price-rules.ts'
import { priceBounds } from '#contract/price-bounds.ts'
import { formatAmount } from '#lib/money.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import type { Queryable } from '../db/connection.ts'
import { assets } from '../db/schema/assets.ts'
import { listings } from '../db/schema/listings.ts'
import type { SignedInContext } from '../http/context.ts'
import { suggestPrice } from '../inventory/inventory-items.ts'
import { splitPrice } from '#lib/split-price.ts'
import { haveSold } from '../inventory/have-sold.ts'
import { boundsView } from '../price-bounds.ts'
import { type Refusal, refusals } from '../refusal.ts'
import type { ExchangeSettings } from '../settings.ts'
import { type Measured, readBases } from './read-bases.ts'
import { readYearHighs } from './read-year-highs.ts'

type Answer = CallAnswer<typeof call>

interface Asked extends Measured {
  assetId: bigint
  listingId: bigint | null
  price: bigint | null
}

/**
 * Returns the base prices of the caller's items and listings, and what a rule would give each, for a preview. Leaves
 * out items that the caller has sold: they may be delivered while somebody prices them with others.
 */
export async function quoteRule(
  { db, caller: { userId }, settings }: SignedInContext,
  { asset_ids, listing_ids, rule, nth }: CallRequest<typeof call>,
): Promise<Answer | Refusal> {
  const [owned, listed] = await Promise.all([
    findAssets(db, userId, asset_ids.map(BigInt)),
    findListings(db, userId, listing_ids.map(BigInt)),
  ])
  const others = asset_ids.map(BigInt).filter((assetId) => !owned.has(assetId))
  if (!(await haveSold(db, userId, others))) return refusals.notFound()
  if (!listing_ids.every((listingId) => listed.has(BigInt(listingId)))) return refusals.notFound()
  const asked = [
    ...asset_ids.flatMap((assetId) => owned.get(BigInt(assetId)) ?? []),
    ...listing_ids.map((listingId) => listed.get(BigInt(listingId))!),
  ]
  const [measured, yearHighs] = await Promise.all([
    readBases(db, userId, asked, rule?.nth ?? nth),
    readYearHighs(db, asked),
  ])
  return {
    items: asked.map(({ assetId, listingId, goodsId, styleId, price }, index) => {
      const { bases, referencePrice } = measured[index]!
      return {
        asset_id: assetId.toString(),
        listing_id: listingId?.toString() ?? null,
        goods_id: goodsId,
        style_id: styleId,
        price: amountOrNull(price),
        reference_price: amountOrNull(referencePrice),
        year_high: amountOrNull(yearHighs[index]!),
        suggested_price: amountOrNull(suggestPrice({ lowestPrice: bases.lowest, referencePrice })),
        bases: {
          lowest: amountOrNull(bases.lowest),
          lowest_same_wear: amountOrNull(bases.lowest_same_wear),
          highest_purchase: amountOrNull(bases.highest_purchase),
          median_7d: amountOrNull(bases.median_7d),
          nth_cheapest: amountOrNull(bases.nth_cheapest),
        },
        quote: rule ? quoteOf(rule, bases, settings) : null,
      }
    }),
    fee_basis_points: Number(settings.feeBasisPoints),
    ...boundsView,
  }
}

function quoteOf(
  rule: PriceRule,
  bases: BasePrices,
  { feeBasisPoints }: Pick<ExchangeSettings, 'feeBasisPoints'>,
): Answer['items'][number]['quote'] {
  const found = applyPriceRule(rule, bases, priceBounds)
  if (found.price === null) return { ok: false, reason: found.reason }
  return {
    ok: true,
    price: formatAmount(found.price),
    net: formatAmount(splitPrice(found.price, feeBasisPoints).net),
    base: found.base,
    base_price: formatAmount(found.basePrice),
    limited_by: found.limitedBy,
    is_rounded: found.isRounded,
  }
}

async function findAssets(db: Queryable, ownerId: bigint, ids: bigint[]): Promise<Map<bigint, Asked>> {
  if (ids.length === 0) return new Map()
  const { id, goodsId, styleId, wear } = assets
  const rows = await db
    .select({ assetId: id, goodsId, styleId, wear })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), inArray(id, ids)))
  return new Map(rows.map((row) => [row.assetId, { ...row, listingId: null, price: null }]))
}

async function findListings(db: Queryable, sellerId: bigint, ids: bigint[]): Promise<Map<bigint, Asked>> {
  if (ids.length === 0) return new Map()
  const { id, assetId, goodsId, styleId, wear, price } = listings
  const rows = await db
    .select({ listingId: id, assetId, goodsId, styleId, wear, price })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), inArray(id, ids)))
  return new Map(rows.map((row) => [row.listingId, row]))
}
