import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { listing } from '#contract/market/goods.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import type { CallContext } from '../http/context.ts'
import { encode, Encoded, encodeTexts, merge } from '../http/encoded.ts'
import { type Refusal, refusals } from '../refusal.ts'
import { listingItems } from './listing-items.ts'

type Answer = CallAnswer<typeof listing>

/** One listing with its item and its seller's delivery record; if it is gone, only its goods and style. */
export async function readListing(
  { db, locale, caller }: Pick<CallContext, 'db' | 'locale' | 'caller'>,
  { listing_id }: CallRequest<typeof listing>,
): Promise<Encoded<Answer> | Refusal> {
  const { id, goodsId, styleId, price, isBargainable, sellerId } = listings
  const isIt = eq(id, BigInt(listing_id))
  const [row] = await db.select({ goodsId, styleId }).from(listings).where(isIt)
  if (!row) return refusals.notFound()
  const [found] = await db.select({ price, isBargainable, sellerId }).from(listings).where(and(isIt, onMarket))
  const own = { goods_id: row.goodsId, style_id: row.styleId }
  if (!found) return new Encoded(encode<Answer>({ ...own, listing: null }))
  const [shown] = await listingItems({ db, locale }, [{ id: listing_id, segment: '', ...found }])
  const item = merge(shown!.item, encode({ is_mine: caller?.userId === found.sellerId }))
  return new Encoded(merge(encode(own), encodeTexts({ listing: item })))
}
