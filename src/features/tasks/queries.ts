import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchTasks } from './tasks.functions.ts'

const tasksKey = ['tasks'] as const

/** Everything that waits for the person signed in, with how many there are of each kind. */
export const tasksQuery = () =>
  queryOptions({
    queryKey: tasksKey,
    queryFn: async ({ signal }) => unwrap(await fetchTasks({ signal })),
    staleTime: 10_000,
    meta: { quiet: true },
  })

/** Has the tasks asked for again with all that the person does: it may end one, or begin another. What others do is found when they
 * come back to the page. Only a write of consequence has a key. */
export function useFreshTasks() {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        if (event.mutation.options.mutationKey) void queryClient.invalidateQueries({ queryKey: tasksKey })
      }),
    [queryClient],
  )
}
