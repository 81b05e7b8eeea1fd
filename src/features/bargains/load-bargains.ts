import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import type { GuardedPage } from '#features/session/sign-in-place.ts'
import type { Role } from './model.ts'
import { bargainQuery, bargainsQuery } from './queries.ts'
import type { Show } from './search.ts'

/** Loads a list of bargains and the number under way; the list shows its own errors. */
export async function loadBargains(client: QueryClient, role: Role, show: Show) {
  const lists = [...new Set<Show>([show, 'open'])]
  await Promise.all([
    ...lists.map((one) => client.prefetchInfiniteQuery(bargainsQuery(role, one))),
    client.prefetchQuery(termsQuery()),
  ])
}

/** Each side has its own page of a bargain. */
const pages = { buyer: '/pc/inventory/sent_bargain/$id', seller: '/pc/sale/received_bargain/$id' } as const

/**
 * Loads the bargain for one side's page.
 * @throws a redirect to the other side's page if the visitor is on that side
 */
export async function loadBargain(page: GuardedPage & { params: { id: string } }, role: Role) {
  const { queryClient } = page.context
  const { id } = page.params
  const bargain = queryClient.ensureQueryData({ ...bargainQuery(id), meta: { quiet: true } })
  const terms = queryClient.prefetchQuery(termsQuery())
  const found = await loadSignedIn(
    page,
    orNotFound(bargain).finally(() => terms),
  )
  const mine = found.bargain.role
  if (mine !== role) throw redirect({ to: pages[mine], params: { id }, replace: true })
  return found
}
