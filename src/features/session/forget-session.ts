import type { QueryClient } from '@tanstack/react-query'
import { forgetKept } from '#features/kept-pages/kept-cache.ts'
import { keepDrafts } from './drafts.ts'
import { forgetViewed } from './recently-viewed.ts'
import { isPersonal, sessionQuery } from './queries.ts'

/**
 * S4.20 Ends the session in this window: the next person here must not see the last one's data. What was being typed is
 * kept for its author only. The cookie is already gone: the server function that met the refusal cleared it. Returns
 * whether anybody was signed in.
 */
export function forgetSession(queryClient: QueryClient): boolean {
  const { queryKey } = sessionQuery()
  const person = queryClient.getQueryData(queryKey)
  if (person) keepDrafts(person.user_id)
  queryClient.setQueryData(queryKey, null)
  if (person) forgetViewed()
  forgetKept()
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal })
  return !!person
}
