import { orderCountsQuery } from '#features/orders/count-queries.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import type { GuardedPage } from '#features/session/sign-in-place.ts'
import { tasksQuery } from '#features/tasks/queries.ts'

/** What the loader of a page of the inventory or the sales waits for, with what the tabs around it count: a tab that gets its count
 * later moves the others. Within the page nobody waits for them. */
export async function loadInSection<Data>(
  page: GuardedPage & { cause: string },
  loading: Promise<Data>,
): Promise<Data> {
  const { queryClient } = page.context
  const counts =
    page.cause === 'stay'
      ? []
      : [queryClient.prefetchQuery(orderCountsQuery()), queryClient.prefetchQuery(tasksQuery())]
  return loadSignedIn(
    page,
    Promise.all([loading, ...counts]).then(([data]) => data),
  )
}
