import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { sessionQuery } from '#features/account/queries.ts'
import { markOf, marksQuery, type MarkTarget } from './marks-queries.ts'

const setOf = (marks: readonly string[]) => new Set(marks)

/** S1.7 What is marked, and how to change it. What a change takes is fetched with the first one: most visits make none. */
export function useMarks() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { data: marks } = useQuery({ ...marksQuery(), enabled: !!session, select: setOf, meta: { quiet: true } })
  const toggle = useCallback(
    async (target: MarkTarget) => (await import('./toggle-mark.ts')).toggleMark(router, queryClient, target),
    [router, queryClient],
  )
  return { isMarked: (target: MarkTarget) => marks?.has(markOf(target)) ?? false, toggle }
}
