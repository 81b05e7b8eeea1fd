import type { QueryClient } from '@tanstack/react-query'
import { platformPagesQuery } from '#features/preparation/preparation-queries.ts'
import { realNameQuery } from '#features/real-name/queries.ts'
import { accountsQuery } from '#features/receiving-accounts/queries.ts'
import { sessionsQuery, wechatQuery } from './queries.ts'

/**
 * Loads the parts of the page. Only the person is essential, and the guard already has that; a line or list that fails
 * to load says so itself. The end of the session is detected from their refusals (S4.20).
 */
export async function loadSetting(queryClient: QueryClient) {
  await Promise.all([
    queryClient.prefetchQuery(sessionsQuery()),
    queryClient.prefetchQuery({ ...platformPagesQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery({ ...realNameQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery({ ...accountsQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery(wechatQuery()),
  ])
}
