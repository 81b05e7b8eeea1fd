import { and, type Column, or, sql, type SQL } from 'drizzle-orm'
import type { MarketSearchRequest } from '#contract/market/on-sale.ts'
import type { MarketItemSort } from '#contract/words.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import type { Queryable } from '../db/connection.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { listings } from '../db/schema/listings.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { hasWear, filterConflicts } from './filter-conflicts.ts'
import type { ListingMatcher, ListingScope } from './find-listings.ts'
import { goodsIdsByKeyword } from './keyword-goods.ts'
import { filterValues, isRare, listingCondition, shapeOf, usesGenericPlan } from './listing-filter.ts'
import { abilitiesWithin, checkFilter, fitsGoods, goodsFilters, goodsIdsOf } from './market-filter.ts'

/** The criteria of a search for single listings of any goods. */
export type ListingSearch = Omit<MarketSearchRequest, 'sort' | 'level'>

/** Up to this many goods, scanning each goods' own index is cheaper than scanning the market in sort order. */
const maxGoodsScopes = 150

/** Refuses a search that cannot be intended; `wrongs` are fields already known to be wrong. */
export function checkListingSearch(
  search: ListingSearch & Pick<MarketSearchRequest, 'sort'>,
  wrongs: readonly string[] = [],
): Refusal | null {
  const refusal = checkFilter(search)
  if (refusal) return refusal
  const goodsFields = goodsFilters.filter((key) => search[key] !== undefined)
  const fields = [...wrongs, ...filterConflicts(search, abilitiesWithin(search), goodsFields)]
  return fields.length > 0 ? invalidRequest(fields) : null
}

/** The columns of goods facts: the listing's own copies; by popularity, the goods' rows, to skip whole goods. */
const factsOf = (sort: MarketItemSort) => (sort === 'popular' ? goodsMarkets : listings)
const goodsPart = { exteriors: 'exterior', qualities: 'quality', rarities: 'rarity' } as const
const treePart = { categories: 'category', weapons: 'weapon' } as const

/** The condition for the listings within their place. */
export function matcherOf(
  { exteriors, qualities, rarities, ...filter }: ListingSearch,
  place: Place,
  sort: MarketItemSort,
): ListingMatcher {
  const { categories, weapons, keyword: _, collections: __, ...item } = filter
  const shape = shapeOf(item)
  const facts = partsOf({ exteriors, qualities, rarities })
  const of = factsOf(sort)
  const tree = place.siftsTree ? partsOf({ categories, weapons }) : []
  return {
    key: JSON.stringify(['market', shape, facts, tree, place.goodsIds !== null]),
    usesGenericPlan: tree.length === 0 && place.goodsIds === null && usesGenericPlan(shape, sort),
    takesWholeGoods: Object.keys(shape).length === 0,
    condition: () =>
      and(
        place.goodsIds ? (isRare(shape) && sort !== 'popular' ? isOfGoods : anyOf(of.goodsId, 'goods_ids')) : undefined,
        or(...tree.map((part) => anyOf(of[treePart[part]], part))),
        ...facts.map((part) => anyOf(of[goodsPart[part]], part)),
        listingCondition(shape),
      ),
    values: { ...filterValues(item), exteriors, qualities, rarities, categories, weapons, goods_ids: place.goodsIds },
  }
}

const partsOf = <Part extends string>(parts: Partial<Record<Part, readonly string[] | undefined>>): Part[] =>
  (Object.keys(parts) as Part[]).filter((part) => parts[part]?.length)

const anyOf = (column: Column, name: string): SQL => sql`${column} = any(${sql.placeholder(name)}::text[])`

/**
 * Looks each listing's goods up in a hash table, where few listings are left to look at: planning with the ids of
 * hundreds of goods takes longer than that.
 */
const isOfGoods = sql`(${listings.goodsId} in (select unnest(${sql.placeholder('goods_ids')}::text[]))) is true`

interface Place {
  scopes: ListingScope[] | null
  /** The scopes ignore the tree: it filters the listings that they yield. */
  siftsTree: boolean
  /** Only these goods, within the scopes. */
  goodsIds: string[] | null
}

/** Categories and weapons form one tree: whole branches, and leaves of others. */
function placeOfTree({ categories = [], weapons = [], stickers, seller_id }: ListingSearch): Place {
  if (categories.length + weapons.length === 0) return { scopes: null, siftsTree: false, goodsIds: null }
  // Few listings carry these stickers or belong to this seller: their own index finds them, and the tree only filters.
  if (stickers || seller_id !== undefined) return { scopes: null, siftsTree: true, goodsIds: null }
  const branches = new Set<string>(categories)
  const leaves = new Set(weapons.filter((slug) => !branches.has(catalogueIndex().weaponCategories.get(slug) ?? '')))
  const scopes: ListingScope[] = [
    { column: 'category', values: [...branches] },
    { column: 'weapon', values: [...leaves] },
  ]
  return { scopes: scopes.filter(({ values }) => values.length > 0), siftsTree: false, goodsIds: null }
}

/** Where to look. Keywords and collections are properties of goods, so the goods are found first. */
export async function placeOf(db: Queryable, filter: ListingSearch): Promise<Place> {
  const { keyword, collections } = filter
  if (!keyword && !collections?.length) return placeOfTree(filter)
  const named = keyword ? await goodsIdsByKeyword(db, keyword) : goodsIdsOf(collections ?? [])
  const { goods } = catalogueIndex()
  const ids = named.filter((id) => {
    const one = goods.get(id)
    return one !== undefined && fitsGoods(one, filter) && hasWear(one, filter)
  })
  if (ids.length <= maxGoodsScopes && !filter.stickers && filter.seller_id === undefined)
    return { scopes: [{ column: 'goodsId', values: ids }], siftsTree: false, goodsIds: null }
  return { ...placeOfTree(filter), goodsIds: ids }
}
