import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tasksKey } from '#features/session/tasks-key.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchTasks } from './tasks.functions.ts'

/** The tasks of the person signed in, with the number of each kind. */
export const tasksQuery = () =>
  queryOptions({
    queryKey: tasksKey,
    queryFn: async ({ signal }) => unwrap(await fetchTasks({ signal })),
    staleTime: 10_000,
    meta: { quiet: true },
  })

/**
 * Refetches the tasks after each of the person's writes, which may complete or create some; a refused one often means
 * that a task is gone. Other people's changes arrive by the person's events, and with them on return to the page.
 */
export function useFreshTasks() {
  const queryClient = useQueryClient()
  useEffect(() => followWrites(queryClient), [queryClient])
}

/** Only writes that matter here have a mutation key. Returns how to stop. */
export const followWrites = (queryClient: QueryClient) =>
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || (event.action.type !== 'success' && event.action.type !== 'error')) return
    if (event.mutation.options.mutationKey) void queryClient.invalidateQueries({ queryKey: tasksKey })
  })
