import type { QueryClient } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { activeFilters } from './filter-choices.ts'
import { countsRequestOf } from './filter-counts.ts'
import type { Names } from './item-filter-chips.ts'
import { requestOf, withChange, type MarketSearch } from './model.ts'
import { countsQuery, filterQuery, onSaleListQuery, suggestionsQuery } from './queries.ts'

/** What the head of a market page says. */
export interface MarketSummary {
  /** Names of the active filters and the keyword. */
  chosen: string[]
  /** How many goods fit; undefined while the list is on its way. */
  total: number | undefined
  /** The first one. */
  goodsId?: string | undefined
}

interface MarketLoad {
  client: QueryClient
  search: MarketSearch
  /** Only the search of the page has changed. */
  isThere: boolean
  /** Throws the redirect to this search. */
  redirectTo: (search: MarketSearch) => never
}

/** Loads a market page. Whoever changes the search of a page that is there sees it change at once: then the list is not waited
 * for, the page shows that it is on its way. A page of the list that is none is dropped from the address (S2.19). */
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
  const list = await client.ensureInfiniteQueryData(query).catch((error: unknown) => {
    if (businessCodeOf(error) !== codes.requestInvalid) throw error
    if (search.cursor !== undefined) redirectTo(withChange(search, {}))
    // Filters that can't hold together: the page says which, and stands.
    return undefined
  })
  await counts
  const first = list?.pages.at(0)
  // What to say in place of goods; the page says less where that fails.
  if (first?.total === 0 && search.keyword) await client.prefetchQuery(suggestionsQuery(search.keyword))
  return {
    chosen: chosenWith(first?.named ?? []),
    total: first?.total ?? undefined,
    goodsId: first?.goods_infos.at(0)?.goods_id,
  }
}
