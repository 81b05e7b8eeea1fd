import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { pageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'
import { shopListingsQuery, shopQuery } from './queries.ts'
import type { ShopPageSearch } from './search.ts'

/** Loads a shop's page and returns the name for its head. A change of the search does not wait for the list. */
export async function loadShop(queryClient: QueryClient, shopId: string, search: ShopPageSearch, isThere: boolean) {
  const listings = queryClient.prefetchInfiniteQuery(shopListingsQuery(shopId, search))
  if (!isThere) await listings
  const shop = queryClient.ensureQueryData({ ...shopQuery(shopId), meta: { quiet: true } })
  const { name, owner } = await orNotFound(shop)
  return { name: name ?? owner.nickname }
}

/** What a shop is called; undefined where there is none, or it can't be asked for. */
export async function findShopName(queryClient: QueryClient, shopId: string): Promise<string | undefined> {
  const shop = await queryClient.fetchQuery({ ...shopQuery(shopId), meta: { quiet: true } }).catch(() => undefined)
  return shop && (shop.name ?? shop.owner.nickname)
}

/** The head of a shop's page in either page set. */
export function shopHead(origin: string, shopId: string, name = '') {
  return pageMeta({
    origin,
    path: `/shop/${shopId}`,
    title: `${m.shops_title({ name })} · ${m.app_name()}`,
    description: m.shops_description({ name }),
  })
}
