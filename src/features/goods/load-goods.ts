import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { filterQuery } from '#features/market/queries.ts'
import { standingOf } from '#features/listings/standing.ts'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import { businessCodeOf, UpstreamError } from '#lib/calls/call-result.ts'
import { loadArt } from './art.tsx'
import { loadChart } from './price-trend/chart.tsx'
import { goodsHeadOf, goodsMeta } from './goods-head.ts'
import { depthKeyOf, listingsRequestOf, marketKeyOf } from './model.ts'
import type { GoodsSearch } from './search.ts'
import { depthQuery, listingsQuery, pricesQuery } from './queries.ts'
import { mayHaveWear } from './wear-range.ts'

export interface GoodsLoad {
  queryClient: QueryClient
  goodsId: string
  search: GoodsSearch
  /** The site's origin, for addresses in the head. */
  origin: string
  /** Only the search or the goods has changed: the current page stays on screen. */
  isStay: boolean
  /** Throws a redirect to the same address without the invalid parameters. */
  redirectWithout: (...wrong: (keyof GoodsSearch)[]) => never
}

const isServer = typeof document === 'undefined'

/** Loads a goods page. The server waits for everything so that it renders the complete page; the browser waits only for
 * what is visible first. A style that the goods does not have, or an invalid cursor, is dropped from the address
 * (S2.19).
 * @throws notFound for an unknown goods */
export async function loadGoods({ queryClient, goodsId, search, origin, isStay, redirectWithout }: GoodsLoad) {
  const key = marketKeyOf(goodsId, search)
  const isHere = isStay && queryClient.getQueryData(goodsDetailQuery(goodsId).queryKey) !== undefined
  const names = queryClient.prefetchQuery({ ...filterQuery(), meta: { quiet: true } })
  const [detail] = await Promise.all([
    queryClient.ensureQueryData(goodsDetailQuery(goodsId)).catch((error: unknown) => {
      throw isUnknownGoods(error) ? notFound() : error
    }),
    ...(isHere ? [] : [loadArt(), loadChart()]),
  ])
  if (!standingOf(detail, search.style)) redirectWithout('style', 'cursor')
  // A goods without fade can't be sorted by fade.
  if (search.sort?.startsWith('fade') && !detail.has_fade) redirectWithout('sort', 'cursor')
  const isAboutWear = search.wear_min !== undefined || search.wear_max !== undefined
  if (isAboutWear && !mayHaveWear(detail.goods_info, search)) redirectWithout('wear_min', 'wear_max', 'cursor')

  const request = listingsRequestOf(goodsId, search)
  const listings = queryClient.prefetchInfiniteQuery(listingsQuery(request))
  const range = search.range ?? '30d'
  const rest = Promise.all([
    queryClient.prefetchQuery(pricesQuery(key, '30d')),
    queryClient.prefetchQuery(pricesQuery(key, range)),
    queryClient.prefetchQuery(depthQuery(depthKeyOf(goodsId, search))),
  ])
  // The name of the rarity takes a line of its own among the tags, and would push the picture down.
  if (!isHere) await Promise.all([listings, names])
  const failure = queryClient.getQueryState(listingsQuery(request).queryKey)?.error
  if (search.cursor && businessCodeOf(failure) === codes.requestInvalid) redirectWithout('cursor')
  if (isServer) {
    await rest
    forgetFailures(queryClient)
  }
  // Built here and not in the route's head, whose code is part of every page's bundle.
  return goodsMeta(goodsHeadOf(detail, search.style), origin)
}

/** Drops queries that failed on the server: the browser refetches them, and both sides render the skeleton. */
const forgetFailures = (queryClient: QueryClient) =>
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })

/** Rejected by the exchange, or earlier because the id is malformed. */
function isUnknownGoods(error: unknown): boolean {
  const code = businessCodeOf(error)
  if (code === codes.notFound || code === codes.requestInvalid) return true
  return error instanceof UpstreamError && error.error.kind === 'http' && [400, 404].includes(error.error.status)
}
