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
  // Asked before it ended, an answer that comes late would show the person again, and the form that restores the draft
  // would lose it with its page.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, null)
  if (person) forgetViewed()
  forgetKept()
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal })
  return !!person
}
