import { and, type Column, or, sql, type SQL } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { onSaleList } from '#contract/market/on-sale.ts'
import { goodsSorts, type ListingSort } from '#contract/words.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import { goodsInfoTexts } from '../catalogue/goods-info-texts.ts'
import { listings } from '../db/schema/listings.ts'
import type { CallContext } from '../http/context.ts'
import { encode, Encoded, encodeList, encodeTexts, type Json, merge, settle } from '../http/encoded.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { filterConflicts } from './filter-conflicts.ts'
import { findListings, type ListingScope, type ListingMatcher } from './find-listings.ts'
import { goodsIdsByKeyword } from './keyword-goods.ts'
import { filterValues, usesGenericPlan, itemFilters, listingCondition, shapeOf } from './listing-filter.ts'
import { listingItems } from './listing-items.ts'
import { segmentsOf } from './listing-sort.ts'
import type { ListingItem, ListingText } from './listing-texts.ts'
import { abilitiesWithin, checkFilter, fitsGoods, goodsFilters, goodsIdsOf } from './market-filter.ts'
import { namedParts } from './named-parts.ts'
import { type MarketItem, marketTexts } from './market-texts.ts'

type Request = CallRequest<typeof onSaleList>
type Answer = CallAnswer<typeof onSaleList>
type Offer = MarketItem & { listing: ListingItem }
type Filter = Omit<Request, 'sort' | 'cursor' | 'page_size' | 'level'>

/** With up to this many goods each goods' own index is cheaper than looking for them in the order of the market. */
const maxGoodsScopes = 150

/** True where the answer is single listings and not goods: when a filter or the sort is about one item. */
export function isAboutListings({ level, sort, ...filter }: Request): boolean {
  return (
    level === 'listings' ||
    (sort !== undefined && !goodsSorts.some((one) => one === sort)) ||
    itemFilters.some((key) => filter[key] !== undefined)
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
    { ...filter, sort },
    abilitiesWithin(filter),
    goodsFilters.filter((key) => filter[key] !== undefined),
  )
  if (wrongs.length + conflicts.length > 0 || !isListingSort(sort)) return invalidRequest([...wrongs, ...conflicts])
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

/** A listing beside the market of its goods, rebuilt when either has changed since last time. */
function offerOf(text: ListingText, item: Json<ListingItem>, market: Json<MarketItem>): Json<Offer> {
  const last = lastOf.get(text)
  if (last && last.item === item && last.market === market) return last.offer
  const offer = settle(merge(market, encodeTexts({ listing: item })))
  lastOf.set(text, { item, market, offer })
  return offer
}

const isListingSort = (sort: string): sort is ListingSort => sort !== 'popular' && sort !== 'discount'

const lists = { exteriors: listings.exterior, qualities: listings.quality, rarities: listings.rarity }
const trees = { categories: listings.category, weapons: listings.weapon }

function matcherOf(
  { exteriors, qualities, rarities, ...filter }: Filter,
  place: Place,
  sort: ListingSort,
): ListingMatcher {
  const { categories, weapons, keyword: _, collections: __, ...item } = filter
  const shape = shapeOf(item)
  const facts = partsOf({ exteriors, qualities, rarities })
  const tree = place.siftsTree ? partsOf({ categories, weapons }) : []
  return {
    key: JSON.stringify(['market', shape, facts, tree, place.goodsIds !== null]),
    usesGenericPlan: tree.length === 0 && place.goodsIds === null && usesGenericPlan(shape, sort),
    condition: () =>
      and(
        place.goodsIds ? anyOf(listings.goodsId, 'goods_ids') : undefined,
        or(...tree.map((part) => anyOf(trees[part], part))),
        ...facts.map((part) => anyOf(lists[part], part)),
        listingCondition(shape),
      ),
    values: { ...filterValues(item), exteriors, qualities, rarities, categories, weapons, goods_ids: place.goodsIds },
  }
}

const partsOf = <Part extends string>(parts: Partial<Record<Part, readonly string[] | undefined>>): Part[] =>
  (Object.keys(parts) as Part[]).filter((part) => parts[part]?.length)

const anyOf = (column: Column, name: string): SQL => sql`${column} = any(${sql.placeholder(name)}::text[])`

interface Place {
  scopes: ListingScope[] | null
  /** The scopes leave the tree out: what fits is picked from other listings. */
  siftsTree: boolean
  /** These alone, of what is in the scopes. */
  goodsIds: string[] | null
}

/** Categories and weapons are one tree: whole branches, and leaves of others. */
function placeOfTree({ categories = [], weapons = [], stickers, seller_id }: Filter): Place {
  if (categories.length + weapons.length === 0) return { scopes: null, siftsTree: false, goodsIds: null }
  // Few listings carry these stickers or are this seller's: their own index finds them, and the tree only sifts.
  if (stickers || seller_id !== undefined) return { scopes: null, siftsTree: true, goodsIds: null }
  const branches = new Set<string>(categories)
  const leaves = new Set(weapons.filter((slug) => !branches.has(catalogueIndex().weaponCategories.get(slug) ?? '')))
  const scopes: ListingScope[] = [
    { column: 'category', values: [...branches] },
    { column: 'weapon', values: [...leaves] },
  ]
  return { scopes: scopes.filter(({ values }) => values.length > 0), siftsTree: false, goodsIds: null }
}

/** Names and collections are of goods alone, so the goods are found first. */
async function placeOf(db: CallContext['db'], filter: Filter): Promise<Place> {
  const { keyword, collections } = filter
  if (!keyword && !collections?.length) return placeOfTree(filter)
  const named = keyword ? await goodsIdsByKeyword(db, keyword) : goodsIdsOf(collections ?? [])
  const { goods } = catalogueIndex()
  const ids = named.filter((id) => {
    const one = goods.get(id)
    return one !== undefined && fitsGoods(one, filter)
  })
  if (ids.length <= maxGoodsScopes && !filter.stickers && filter.seller_id === undefined)
    return { scopes: [{ column: 'goodsId', values: ids }], siftsTree: false, goodsIds: null }
  return { ...placeOfTree(filter), goodsIds: ids }
}
