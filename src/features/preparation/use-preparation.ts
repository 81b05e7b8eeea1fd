import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import { isUnprepared } from '#contract/account-refusals.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { preparationOf } from './preparation-model.ts'
import { orderPreviewQuery } from './preparation-queries.ts'

/**
 * The progress of the person's trade preparation, refetched when it is shown and whenever they return to the page: what
 * is set may have stopped working. Nothing is ready before the check passes.
 */
export function usePreparation() {
  const { data, isFetchedAfterMount } = useQuery({ ...sessionQuery(), refetchOnMount: 'always' })
  const { error, isPending } = useQuery({ ...orderPreviewQuery(), refetchOnWindowFocus: 'always' })
  const isDone = !!data && preparationOf(data).every((step) => step.isDone)
  const isKnown = data !== undefined && isFetchedAfterMount && !isPending
  return { data, isKnown, isReady: isKnown && isDone && !(error && isUnprepared(callErrorOf(error))) }
}
