import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { onSaleList } from '#contract/market/on-sale.ts'
import { goodsSorts } from '#contract/words.ts'
import { goodsInfoTexts } from '../catalogue/goods-info-texts.ts'
import type { CallContext } from '../http/context.ts'
import { encode, Encoded, encodeList, encodeTexts, type Json, merge, settle } from '../http/encoded.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { findListings } from './find-listings.ts'
import { itemFilters } from './listing-filter.ts'
import { listingItems } from './listing-items.ts'
import { segmentsOf } from './listing-sort.ts'
import type { ListingItem, ListingText } from './listing-texts.ts'
import { checkListingSearch, matcherOf, placeOf } from './match-listings.ts'
import { namedParts } from './named-parts.ts'
import { type MarketItem, marketTexts } from './market-texts.ts'

type Request = CallRequest<typeof onSaleList>
type Answer = CallAnswer<typeof onSaleList>
type Offer = MarketItem & { listing: ListingItem }

/** True if the answer is single listings rather than goods: when a filter or the sort is about single items. */
export function isAboutListings({ level, sort, ...filter }: Request): boolean {
  return (
    level === 'listings' ||
    (sort !== undefined && !goodsSorts.some((one) => one === sort)) ||
    itemFilters.some((key) => filter[key] !== undefined)
  )
}

/** One page of single listings of any goods; keyset pagination, one index range per requested category or weapon. */
export async function listListingsOnSale(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { sort = 'price_asc', cursor, page_size, level, ...filter }: Request,
): Promise<Encoded<Answer> | Refusal> {
  const refusal = checkListingSearch({ ...filter, sort }, level === 'goods' ? ['level'] : [])
  if (refusal) return refusal
  const place = await placeOf(db, filter)
  const found = await findListings(db, {
    scopes: place.scopes,
    filter: matcherOf(filter, place, sort),
    sort,
    segments: segmentsOf(sort),
    cursor,
    limit: page_size,
  })
  if (!found) return invalidRequest(['cursor'])
  const shown = await listingItems({ db, locale }, found.rows)
  const texts = shown.map(({ text }) => text)
  const [markets, infos] = await Promise.all([marketTexts(db, texts), goodsInfoTexts(db, texts, locale)])
  const items = shown.map(({ text, item }, index) => offerOf(text, item, markets[index]!))
  const plain = {
    level: 'listings' as const,
    next_cursor: found.nextCursor,
    named: namedParts(filter, locale),
    total: null,
    listing_total: null,
  }
  const ready = encodeTexts({ items: encodeList(items), goods_infos: encodeList(infos) })
  return new Encoded(merge(encode(plain), ready))
}

const lastOf = new WeakMap<ListingText, { item: Json<ListingItem>; market: Json<MarketItem>; offer: Json<Offer> }>()

/** A listing together with the market of its goods, rebuilt only if either has changed. */
function offerOf(text: ListingText, item: Json<ListingItem>, market: Json<MarketItem>): Json<Offer> {
  const last = lastOf.get(text)
  if (last && last.item === item && last.market === market) return last.offer
  const offer = settle(merge(market, encodeTexts({ listing: item })))
  lastOf.set(text, { item, market, offer })
  return offer
}
