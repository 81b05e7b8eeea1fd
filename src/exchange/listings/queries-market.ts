import { and, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { onSaleList } from '#contract/market.ts'
import { filterConflicts } from '../catalogue/filter-conflicts.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import { goodsInfoTexts } from '../catalogue/goods-info-texts.ts'
import { abilitiesWithin, checkFilter, fitsGoods, goodsFilters, invalidRequest } from '../catalogue/market-filter.ts'
import { type MarketItem, marketTexts } from '../catalogue/market-texts.ts'
import { goodsIdsByKeyword } from '../catalogue/keyword-goods.ts'
import { listings } from '../db/schema/trading.ts'
import type { CallContext } from '../http/context.ts'
import { encode, Encoded, encodeList, encodeTexts, type Json, merge, settle } from '../http/encoded.ts'
import type { Refusal } from '../refusal.ts'
import { findListings, type ListingScope } from './find-listings.ts'
import { itemFilters, listingCondition } from './listing-filter.ts'
import { listingItems } from './listing-items.ts'
import type { ListingItem, ListingText } from './listing-texts.ts'
import { type ListingSort, segmentsOf } from './listing-sort.ts'

type Request = CallRequest<typeof onSaleList>
type Answer = CallAnswer<typeof onSaleList>
type Offer = MarketItem & { listing: ListingItem }
type Filter = Omit<Request, 'sort' | 'cursor' | 'page_size' | 'level'>

/** With up to this many goods each goods' own index is cheaper than looking for them in the order of the market. */
const maxGoodsScopes = 150

/** True where the answer is single listings and not goods: when a filter or the sort is about one item. */
export function isAboutListings({ level, sort, ...filter }: Request): boolean {
  return (
    level === 'listings' || sort?.startsWith('wear') === true || itemFilters.some((key) => filter[key] !== undefined)
  )
}

/** One page of single listings of any goods; walked by key, one range of an index for each category or weapon asked for. */
export async function listListingsOnSale(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { sort = 'price_asc', cursor, page_size, level, ...filter }: Request,
): Promise<Encoded<Answer> | Refusal> {
  const refusal = checkFilter(filter)
  if (refusal) return refusal
  const wrongs = [...(level === 'goods' ? ['level'] : []), ...(isListingSort(sort) ? [] : ['sort'])]
  const conflicts = filterConflicts(
    filter,
    abilitiesWithin(filter),
    goodsFilters.filter((key) => filter[key] !== undefined),
  )
  if (wrongs.length + conflicts.length > 0 || !isListingSort(sort)) return invalidRequest([...wrongs, ...conflicts])
  const place = filter.keyword ? await placeOfKeyword(db, filter, filter.keyword) : placeOfTree(filter)
  const found = await findListings(db, {
    scopes: place.scopes,
    condition: and(
      place.condition,
      anyOf(listings.exterior, filter.exteriors),
      anyOf(listings.quality, filter.qualities),
      anyOf(listings.rarity, filter.rarities),
      listingCondition(filter),
    ),
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
  const plain = { level: 'listings' as const, next_cursor: found.nextCursor, total: null, listing_total: null }
  const ready = encodeTexts({ items: encodeList(items), goods_infos: encodeList(infos) })
  return new Encoded(merge(encode(plain), ready))
}

const lastOf = new WeakMap<ListingText, { item: Json<ListingItem>; market: Json<MarketItem>; offer: Json<Offer> }>()

/** A listing beside the market of its goods, put together anew when one of both is another than last time. */
function offerOf(text: ListingText, item: Json<ListingItem>, market: Json<MarketItem>): Json<Offer> {
  const last = lastOf.get(text)
  if (last && last.item === item && last.market === market) return last.offer
  const offer = settle(merge(market, encodeTexts({ listing: item })))
  lastOf.set(text, { item, market, offer })
  return offer
}

const isListingSort = (sort: string): sort is ListingSort => sort !== 'popular' && sort !== 'discount'

function anyOf(column: Parameters<typeof inArray>[0], values: readonly string[] | undefined): SQL | undefined {
  return values?.length ? inArray(column, [...values]) : undefined
}

interface Place {
  scopes: ListingScope[] | null
  condition: SQL | undefined
}

/** Categories and weapons are one tree: whole branches, and leaves of others. */
function placeOfTree({ categories = [], weapons = [], stickers, seller_id }: Filter): Place {
  if (categories.length + weapons.length === 0) return { scopes: null, condition: undefined }
  // Few listings carry these stickers or are this seller's: their own index finds them, and the tree only sifts.
  if (stickers || seller_id !== undefined)
    return { scopes: null, condition: or(anyOf(listings.category, categories), anyOf(listings.weapon, weapons)) }
  const branches = new Set<string>(categories)
  const leaves = new Set(weapons.filter((slug) => !branches.has(catalogueIndex().weaponCategories.get(slug) ?? '')))
  const scopes: ListingScope[] = [
    { column: 'category', values: [...branches] },
    { column: 'weapon', values: [...leaves] },
  ]
  return { scopes: scopes.filter(({ values }) => values.length > 0), condition: undefined }
}

/** Only the names of goods can be searched, so the goods are found first. */
async function placeOfKeyword(db: CallContext['db'], filter: Filter, keyword: string): Promise<Place> {
  const named = await goodsIdsByKeyword(db, keyword)
  const { goods } = catalogueIndex()
  const ids = named.filter((id) => {
    const one = goods.get(id)
    return one !== undefined && fitsGoods(one, filter)
  })
  if (ids.length <= maxGoodsScopes && !filter.stickers && filter.seller_id === undefined)
    return { scopes: [{ column: 'goodsId', values: ids }], condition: undefined }
  const tree = placeOfTree(filter)
  return { ...tree, condition: and(tree.condition, sql`${listings.goodsId} = any(${sql.param(ids)}::text[])`) }
}
