import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { sessionQuery } from '#features/session/queries.ts'
import { announceCallError } from '#lib/call-events.ts'
import { isOffline } from '#lib/connection.ts'
import { markOf, marksQuery, type MarkTarget } from './marks-queries.ts'

const setOf = (marks: readonly string[]) => new Set(marks)

/** S1.7 What is marked, and how to change it. What a change takes is fetched with the first one: most visits make none. */
export function useMarks() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { data: marks } = useQuery({ ...marksQuery(), enabled: !!session, select: setOf, meta: { quiet: true } })
  const toggle = useCallback(
    async (target: MarkTarget) => {
      // Offline there may be no way to load what tells so.
      if (isOffline()) return announceCallError({ kind: 'offline', isWrite: true })
      const { toggleMark } = await import('./toggle-mark.ts')
      return toggleMark(router, queryClient, target)
    },
    [router, queryClient],
  )
  return { isMarked: (target: MarkTarget) => marks?.has(markOf(target)) ?? false, toggle }
}
