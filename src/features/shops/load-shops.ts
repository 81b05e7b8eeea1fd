import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import { pageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'
import { featuredShopsQuery, followedShopsQuery } from './queries.ts'

/** Loads the list of shops and returns its head. Each part shows its own errors. */
export async function loadShops(queryClient: QueryClient, origin: string) {
  const featured = queryClient.prefetchQuery(featuredShopsQuery())
  await queryClient.prefetchQuery({ ...sessionQuery(), meta: { quiet: true } })
  if (queryClient.getQueryData(sessionQuery().queryKey)) await queryClient.prefetchInfiniteQuery(followedShopsQuery())
  await featured
  return pageMeta({
    origin,
    path: '/shop',
    title: `${m.shops_all()} · ${m.app_name()}`,
    description: m.shops_all_text(),
  })
}
