import type { MutationKey, QueryClient } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import { UpstreamError, type CallError } from '#lib/calls/call-result.ts'

/** What an idempotent write sends: its contents, and the key under which the exchange does it once. */
export interface Keyed<Body> {
  key: string
  body: Body
}

/** The last try of a write, as React Query keeps it. */
export interface Attempt {
  status: 'idle' | 'pending' | 'success' | 'error'
  variables: Keyed<unknown> | undefined
}

/**
 * The key that a write goes out with, null when it must not go out:
 *
 *     last try        same body      another body
 *     none, or done   a new key      a new key
 *     in flight       null           null
 *     failed          the same key   a new key
 *
 * Success alone uses a key up. A refused write leaves no key behind at the exchange, and one without an answer may have been done:
 * its key then gets the answer it had. The exchange refuses another body under a used key.
 */
export function nextKey(last: Attempt | undefined, body: unknown, newKey: () => string): string | null {
  if (last?.status === 'pending') return null
  const isRepeat = last?.status === 'error' && JSON.stringify(last.variables?.body) === JSON.stringify(body)
  return (isRepeat && last.variables?.key) || newKey()
}

/** The last try of a write in this tab, also by a dialog that has been closed since. React Query forgets one that nobody shows any
 * more after five minutes. */
export function lastAttempt(queryClient: QueryClient, mutationKey: MutationKey): Attempt | undefined {
  const attempt = queryClient.getMutationCache().findAll({ mutationKey, exact: true }).at(-1)
  return attempt?.state as Attempt | undefined
}

/** How a write failed: the exchange said no; nobody knows whether it was done; the browser was offline and sent nothing. */
export type FailedEnd = 'refused' | 'undecided' | 'unsent'

export interface Failure {
  end: FailedEnd
  error: CallError
}

/** How a write ended. Ignored: it was not sent, because the one before it is still in flight. */
export type Ending<Data> = { end: 'done'; data: Data } | Failure | { end: 'ignored' }

/** What became of a write whose call threw. */
export function failureOf(caught: unknown): Failure {
  const error: CallError = caught instanceof UpstreamError ? caught.error : { kind: 'unknown', id: '' }
  return { end: endOf(error), error }
}

export function endOf(error: CallError): FailedEnd {
  if (error.kind === 'offline') return 'unsent'
  const isAnswer = error.kind === 'business' && error.code !== codes.internal && error.code !== codes.serviceUnavailable
  return isAnswer ? 'refused' : 'undecided'
}
