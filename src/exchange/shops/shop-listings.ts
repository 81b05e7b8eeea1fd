import { and, count, eq, gte, inArray, lte, type SQL } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { shopSellingList } from '#contract/selling.ts'
import { parseAmount } from '#lib/money.ts'
import { goodsCondition } from '../catalogue/goods-condition.ts'
import { goodsInfoTexts } from '../catalogue/goods-info-texts.ts'
import { goods } from '../db/schema/catalogue.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import { shopExists } from '../db/shop-exists.ts'
import type { CallContext } from '../http/context.ts'
import { encode, Encoded, encodeList, encodeTexts, merge } from '../http/encoded.ts'
import { findListings } from '../market/find-listings.ts'
import { listingItems } from '../market/listing-items.ts'
import { segmentsOf } from '../market/listing-sort.ts'
import { invalidRequest, Refusal, refusals } from '../refusal.ts'

type Request = CallRequest<typeof shopSellingList>
type Answer = CallAnswer<typeof shopSellingList>

/** Returns one page of a shop's listings on sale; a closed shop shows none. */
export async function listShop(
  context: Pick<CallContext, 'db' | 'locale'>,
  request: Request,
): Promise<Encoded<Answer> | Refusal> {
  const { db, locale } = context
  const { shop_id, sort, cursor, page_size, price_min, price_max } = request
  if (!(await shopExists(db, BigInt(shop_id)))) return refusals.notFound()
  if (price_min !== undefined && price_max !== undefined && parseAmount(price_min) > parseAmount(price_max))
    return invalidRequest(['price_min', 'price_max'])
  const condition = shopCondition(db, request)
  if (condition instanceof Refusal) return condition
  const filter = { key: null, usesGenericPlan: false, condition: () => condition, values: {} }
  const [found, [all]] = await Promise.all([
    findListings(db, { scopes: null, filter, sort, segments: segmentsOf(sort), cursor, limit: page_size }),
    db.select({ total: count() }).from(listings).where(and(onMarket, condition)),
  ])
  if (!found) return invalidRequest(['cursor'])
  const shown = await listingItems(context, found.rows)
  const infos = await goodsInfoTexts(
    db,
    shown.map(({ text }) => text),
    locale,
  )
  const plain = encode({ next_cursor: found.nextCursor, total: all!.total })
  const items = encodeList(shown.map(({ item }) => item))
  return new Encoded(merge(plain, encodeTexts({ items, goods_infos: encodeList(infos) })))
}

function shopCondition(db: CallContext['db'], request: Request): SQL | undefined | Refusal {
  const { shop_id, exteriors, price_min, price_max } = request
  const ofGoods = goodsCondition(request)
  if (ofGoods instanceof Refusal) return ofGoods
  return and(
    eq(listings.sellerId, BigInt(shop_id)),
    ofGoods && inArray(listings.goodsId, db.select({ id: goods.id }).from(goods).where(ofGoods)),
    exteriors && inArray(listings.exterior, exteriors),
    price_min === undefined ? undefined : gte(listings.price, parseAmount(price_min)),
    price_max === undefined ? undefined : lte(listings.price, parseAmount(price_max)),
  )
}
