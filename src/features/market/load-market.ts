import type { QueryClient } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import type { SeriesKind } from '#contract/market/info.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { activeFilters } from './filters/filter-choices.ts'
import { countsRequestOf } from './filters/filter-counts.ts'
import type { Names } from './filters/item-filter-chips.ts'
import { requestOf, withChange, type MarketSearch } from './model.ts'
import { collectionsQuery, countsQuery, filterQuery, onSaleListQuery, suggestionsQuery } from './queries.ts'

/** The input for the head of a market page. */
export interface MarketSummary {
  /** Names of the active filters, and the keyword. */
  chosen: string[]
  /** How many goods match; undefined while the list loads. */
  total: number | undefined
  /** The first match. */
  goodsId?: string | undefined
}

interface MarketLoad {
  client: QueryClient
  search: MarketSearch
  /** The page is already shown; only its search changed. */
  isThere: boolean
  /** Throws a redirect to this search. */
  redirectTo: (search: MarketSearch) => never
}

/**
 * Loads a market page. A change of search on the current page takes effect at once: the loader does not wait for the
 * list, and the page shows it as loading. An invalid cursor and unknown collections are dropped from the address
 * (S2.19).
 */
export async function loadMarket({ client, search, isThere, redirectTo }: MarketLoad): Promise<MarketSummary> {
  const filter = await client.ensureQueryData(filterQuery())
  const query = onSaleListQuery(requestOf(search, filter))
  const chosenWith = (names: Names) =>
    activeFilters(search, filter, names)
      .map((active) => active.name)
      .filter(Boolean)
  const counted = countsRequestOf(search, filter)
  const counts = counted && client.prefetchQuery(countsQuery(counted))
  if (isThere) {
    void client.prefetchInfiniteQuery(query)
    return { chosen: chosenWith([]), total: undefined }
  }
  const list = await client.ensureInfiniteQueryData(query).catch(async (error: unknown) => {
    if (businessCodeOf(error) !== codes.requestInvalid) throw error
    const collections = await knownCollections(client, search.collections)
    if (search.cursor !== undefined || collections?.length !== search.collections?.length)
      redirectTo(withChange(search, { collections }))
    // Contradictory filters are not an error: the page says which ones.
    return undefined
  })
  await counts
  const first = list?.pages.at(0)
  // Suggestions for an empty result; without them the page says less.
  if (first?.total === 0 && search.keyword) await client.prefetchQuery(suggestionsQuery(search.keyword))
  return {
    chosen: chosenWith(first?.named ?? []),
    total: first?.total ?? undefined,
    goodsId: first?.goods_infos.at(0)?.goods_id,
  }
}

const seriesKinds = Object.keys({ weapon: true, sticker: true } satisfies Record<SeriesKind, true>) as SeriesKind[]

/** Of these collections, those that the market knows. They are looked up only after a refusal, since few searches name
 * any. */
async function knownCollections(client: QueryClient, slugs: MarketSearch['collections']) {
  if (!slugs) return undefined
  const lists = await Promise.all(
    seriesKinds.map((kind) => client.ensureQueryData(collectionsQuery(kind)).catch(() => null)),
  )
  // Without an answer, none is known to be wrong.
  if (lists.includes(null)) return slugs
  const known = new Set(lists.flatMap((list) => list?.series.map(({ key }) => key) ?? []))
  return slugs.filter((slug) => known.has(slug))
}
