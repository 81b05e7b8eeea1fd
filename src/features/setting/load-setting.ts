import type { QueryClient } from '@tanstack/react-query'
import { platformPagesQuery } from '#features/account/preparation-queries.ts'
import { realNameQuery } from '#features/real-name/queries.ts'
import { accountsQuery } from '#features/receivables/queries.ts'
import { sessionsQuery, wechatQuery } from './queries.ts'

/** What the page is made of. The person is what it cannot be without, and the guard has that already; a line whose facts are not
 * to be had says so by itself, except that the end of the session is found out here (S4.20). */
export async function loadSetting(queryClient: QueryClient) {
  await Promise.all([
    queryClient.ensureQueryData({ ...sessionsQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery({ ...platformPagesQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery({ ...realNameQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery({ ...accountsQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery(wechatQuery()),
  ])
}
