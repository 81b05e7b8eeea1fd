import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { pageMeta } from '#lib/page-meta.ts'
import * as m from '#paraglide/messages.js'
import { shopListingsQuery, shopQuery } from './queries.ts'
import type { ShopPageSearch } from './search.ts'

/** Loads a shop's page; its name is for the page's head. While somebody changes the search of a page that is there, the list is not
 * waited for. */
export async function loadShop(queryClient: QueryClient, shopId: string, search: ShopPageSearch, isThere: boolean) {
  const listings = queryClient.prefetchInfiniteQuery(shopListingsQuery(shopId, search))
  if (!isThere) await listings
  try {
    const { name, owner } = await queryClient.ensureQueryData({ ...shopQuery(shopId), meta: { quiet: true } })
    return { name: name ?? owner.nickname }
  } catch (error) {
    if (businessCodeOf(error) === codes.notFound) throw notFound()
    throw error
  }
}

/** The head of a shop's page in either page set. */
export function shopHead(origin: string, shopId: string, name = '') {
  return pageMeta({
    origin,
    path: `/shop/${shopId}`,
    siteName: m.app_name(),
    title: `${m.shops_title({ name })} · ${m.app_name()}`,
    description: m.shops_description({ name }),
  })
}
