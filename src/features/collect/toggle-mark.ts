import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { sessionQuery } from '#features/account/queries.ts'
import { announceCallError } from '#lib/call-events.ts'
import { callErrorOf } from '#lib/mask-error.ts'
import { setMark } from './mark-mutations.ts'
import { collectKeys, markOf, marksQuery, type MarkTarget } from './marks-queries.ts'

/** S1.7 Marks what is not marked and takes the mark off what is, on the screen at once; a visitor is asked to sign in. */
export async function toggleMark(router: AnyRouter, queryClient: QueryClient, target: MarkTarget): Promise<void> {
  if (!(await queryClient.ensureQueryData(sessionQuery()))) {
    await router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, login: true as const }),
      resetScroll: false,
    })
    return
  }
  const { queryKey } = marksQuery()
  const mark = markOf(target)
  try {
    const before = await queryClient.ensureQueryData(marksQuery())
    await queryClient.cancelQueries({ queryKey })
    const isMarked = before.includes(mark)
    const change = (toMarked: boolean) =>
      queryClient.setQueryData(queryKey, (marks = []) =>
        toMarked ? [mark, ...marks.filter((one) => one !== mark)] : marks.filter((one) => one !== mark),
      )
    change(!isMarked)
    try {
      await setMark(target, !isMarked)
    } catch (error) {
      change(isMarked)
      throw error
    }
    await queryClient.invalidateQueries({ queryKey: collectKeys.lists() })
  } catch (error) {
    announceCallError(callErrorOf(error))
  }
}
