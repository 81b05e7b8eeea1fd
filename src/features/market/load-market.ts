import type { QueryClient } from '@tanstack/react-query'
import { activeFilters } from './filter-choices.ts'
import { requestOf, type MarketSearch } from './model.ts'
import { filterQuery, onSaleListQuery, suggestionsQuery } from './queries.ts'

/** What the head of a market page says. */
export interface MarketSummary {
  /** Names of the active filters and the keyword. */
  chosen: string[]
  /** How many goods fit; undefined while the list is on its way. */
  total: number | undefined
  /** The picture of the first one. */
  image: string | undefined
}

/** Loads a market page. Whoever changes the search of a page that is there sees it change at once: then the list is not waited
 * for, the page shows that it is on its way. */
export async function loadMarket(client: QueryClient, search: MarketSearch, isThere: boolean): Promise<MarketSummary> {
  const filter = await client.ensureQueryData(filterQuery())
  const query = onSaleListQuery(requestOf(search, filter))
  const chosen = activeFilters(search, filter)
    .map((active) => active.name)
    .filter(Boolean)
  if (isThere) {
    void client.prefetchInfiniteQuery(query)
    return { chosen, total: undefined, image: undefined }
  }
  const list = await client.ensureInfiniteQueryData(query)
  const first = list.pages.at(0)
  // What to say in place of goods; the page says less where that fails.
  if (first?.total === 0 && search.keyword) await client.prefetchQuery(suggestionsQuery(search.keyword))
  return { chosen, total: first?.total ?? undefined, image: first?.goods_infos.at(0)?.image }
}
