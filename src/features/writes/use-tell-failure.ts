import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { announceFailure } from './announce-failure.ts'
import { failureOf } from './attempt.ts'

/** The `onError` of a form that shows how its quiet write failed: reports it if the form has been closed meanwhile. */
export function useTellFailure(show: (failure: Error) => void): (failure: Error) => void {
  const goneSignal = useGoneSignal()
  return (failure) => (goneSignal().aborted ? announceFailure(failureOf(failure)) : show(failure))
}
