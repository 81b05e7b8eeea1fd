import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { orderCountsQuery } from '#features/orders/count-queries.ts'
import { tasksQuery } from '#features/tasks/queries.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import type { Role } from './model.ts'
import { bargainQuery, bargainsQuery } from './queries.ts'
import type { Show } from './search.ts'

/** Loads a list of bargains, how many are under way, and what the section's tabs count; the list says itself what went wrong. */
export async function loadBargains(client: QueryClient, role: Role, show: Show) {
  const lists = [...new Set<Show>([show, 'open'])]
  await Promise.all([
    ...lists.map((one) => client.prefetchInfiniteQuery(bargainsQuery(role, one))),
    client.prefetchQuery(termsQuery()),
    client.prefetchQuery(orderCountsQuery()),
    client.prefetchQuery(tasksQuery()),
  ])
}

/** The bargain of a page; one that is not there, or not this person's, is not found. */
export async function loadBargain(client: QueryClient, bargainId: string) {
  const terms = client.prefetchQuery(termsQuery())
  try {
    return await client.ensureQueryData({ ...bargainQuery(bargainId), meta: { quiet: true } })
  } catch (error) {
    if (businessCodeOf(error) === codes.notFound) throw notFound()
    throw error
  } finally {
    await terms
  }
}
