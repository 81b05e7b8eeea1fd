import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { sessionQuery } from '#features/session/queries.ts'
import { setMarkMutation } from './mark-mutations.ts'
import { collectKeys, markOf, marksQuery, type MarkTarget } from './marks-queries.ts'

/** S1.7 Marks what is not marked and takes the mark off what is, on the screen at once; a visitor is asked to sign in. Who presses
 * twice has each told in its turn: the last one counts. */
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
    await queryClient.ensureQueryData(marksQuery())
    await queryClient.cancelQueries({ queryKey })
    const isMarked = queryClient.getQueryData(queryKey)?.includes(mark) ?? false
    const change = (toMarked: boolean) =>
      queryClient.setQueryData(queryKey, (marks = []) =>
        toMarked ? [mark, ...marks.filter((one) => one !== mark)] : marks.filter((one) => one !== mark),
      )
    change(!isMarked)
    try {
      await queryClient.getMutationCache().build(queryClient, setMarkMutation(target)).execute(!isMarked)
    } catch (error) {
      change(isMarked)
      throw error
    }
    await queryClient.invalidateQueries({ queryKey: collectKeys.lists() })
  } catch {
    // The caches have told it, as of every question and every change.
  }
}
