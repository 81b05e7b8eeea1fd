import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import { isUnprepared } from '#contract/account-refusals.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { preparationOf, setupFailureOf } from './preparation-model.ts'
import { orderPreviewQuery } from './preparation-queries.ts'

/** How far the person's trade preparation is, refetched whenever they come back to the page. The person's facts say what was
 * set; that it has stopped working shows in the check alone, and nothing is ready before the check says so. */
export function usePreparation() {
  const { data } = useQuery(sessionQuery())
  const { error, isPending } = useQuery({ ...orderPreviewQuery(), refetchOnWindowFocus: 'always' })
  const failure = setupFailureOf(error)
  const isDone = !!data && preparationOf(data, failure).every((step) => step.isDone)
  const isKnown = data !== undefined && !isPending
  return { data, failure, isKnown, isReady: isKnown && isDone && !(error && isUnprepared(callErrorOf(error))) }
}
