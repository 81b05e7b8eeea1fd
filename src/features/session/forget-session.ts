import type { QueryClient } from '@tanstack/react-query'
import { keepDrafts } from './drafts.ts'
import { forgetViewed } from './recently-viewed.ts'
import { sessionKeys, sessionQuery } from './queries.ts'

/** S4.20 The session is over: whoever comes next, in this very window, must not see what the last person saw. What that person was
 * typing is kept for them alone. The cookie is gone already: the server function that met the refusal has cleared it. Returns
 * whether anybody was signed in. */
export function forgetSession(queryClient: QueryClient): boolean {
  const { queryKey } = sessionQuery()
  const person = queryClient.getQueryData(queryKey)
  if (person) keepDrafts(person.user_id)
  queryClient.setQueryData(queryKey, null)
  if (person) forgetViewed()
  forgetAnswers(queryClient)
  return !!person
}

/** Drops every answer that nothing on the screen shows: it may be another person's. */
export function forgetAnswers(queryClient: QueryClient) {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== sessionKeys.all[0] })
}
