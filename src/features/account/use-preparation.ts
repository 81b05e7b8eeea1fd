import { useQuery } from '@tanstack/react-query'
import { setupFailureOf } from './preparation-model.ts'
import { orderPreviewQuery } from './preparation-queries.ts'
import { sessionQuery } from './queries.ts'

/** How far the person's trade preparation is, asked for anew whenever they come back to the page. The person's facts say what was
 * set; that it has stopped working shows in the check alone. */
export function usePreparation() {
  const { data } = useQuery(sessionQuery())
  const { error } = useQuery({ ...orderPreviewQuery(), refetchOnWindowFocus: 'always' })
  return { data, failure: setupFailureOf(error) }
}
