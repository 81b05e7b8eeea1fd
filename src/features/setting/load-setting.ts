import type { QueryClient } from '@tanstack/react-query'
import { platformPagesQuery } from '#features/preparation/preparation-queries.ts'
import { realNameQuery } from '#features/real-name/queries.ts'
import { accountsQuery } from '#features/receiving-accounts/queries.ts'
import { sessionsQuery, wechatQuery } from './queries.ts'

/** What the page is made of. The person is what it cannot be without, and the guard has that already; a line or list
 * whose facts are not to be had says so by itself. That the session is over is found in what they were refused with (S4.20). */
export async function loadSetting(queryClient: QueryClient) {
  await Promise.all([
    queryClient.prefetchQuery(sessionsQuery()),
    queryClient.prefetchQuery({ ...platformPagesQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery({ ...realNameQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery({ ...accountsQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery(wechatQuery()),
  ])
}
