import type { QueryClient } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { catalogueMeta, root } from '../catalogue-head.ts'
import { itemLinks } from '../item-links.ts'
import { statisticsQuery } from '../queries.ts'
import type { StatisticsSearch } from '../search.ts'

/** Loads the market's figures and returns their head. A change of the search does not wait for them. An unknown
 * category is dropped from the address (S2.19). */
export async function loadStatistics(
  client: QueryClient,
  search: StatisticsSearch,
  origin: string,
  isStay: boolean,
  redirectWithoutCategory: () => never,
) {
  const query = statisticsQuery(search)
  const loading = client.prefetchQuery(query)
  if (!isStay) await loading
  const { data, error } = client.getQueryState(query.queryKey) ?? {}
  if (search.category && businessCodeOf(error) === codes.requestInvalid) redirectWithoutCategory()
  return catalogueMeta({
    origin,
    name: m.catalogue_statistics(),
    path: `${root}/statistics`,
    description: m.catalogue_statistics_text(),
    items: data ? itemLinks(data.items, data.goods_infos) : [],
  })
}
