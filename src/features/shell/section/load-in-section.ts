import { orderCountsQuery } from '#features/orders/count-queries.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import type { GuardedPage } from '#features/session/sign-in-place.ts'
import { tasksQuery } from '#features/tasks/queries.ts'

/**
 * Waits for the data of an inventory or sales page together with its tabs' counts: a count that arrives late shifts the
 * other tabs. Navigation within the page does not wait for the counts.
 */
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
