import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import { isUnprepared } from '#contract/account-refusals.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { preparationOf, setupFailureOf } from './preparation-model.ts'
import { orderPreviewQuery } from './preparation-queries.ts'

/**
 * The progress of the person's trade preparation, refetched whenever they return to the page. The session says what is
 * set; only the check reveals what has stopped working, so nothing is ready before it passes.
 */
export function usePreparation() {
  const { data } = useQuery(sessionQuery())
  const { error, isPending } = useQuery({ ...orderPreviewQuery(), refetchOnWindowFocus: 'always' })
  const failure = setupFailureOf(error)
  const isDone = !!data && preparationOf(data, failure).every((step) => step.isDone)
  const isKnown = data !== undefined && !isPending
  return { data, failure, isKnown, isReady: isKnown && isDone && !(error && isUnprepared(callErrorOf(error))) }
}
