import type { MutationKey, QueryClient } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import { UpstreamError, type CallError } from '#lib/calls/call-result.ts'

/** The payload of an idempotent write: its body, and the key under which the exchange executes it once. */
export interface Keyed<Body> {
  key: string
  body: Body
}

/** The last attempt of a write, as React Query keeps it. */
export interface Attempt {
  status: 'idle' | 'pending' | 'success' | 'error'
  variables: Keyed<unknown> | undefined
}

/**
 * The key to send a write under; null when it must not be sent:
 *
 *     last attempt    same body      another body
 *     none, or done   a new key      a new key
 *     in flight       null           null
 *     failed          the same key   a new key
 *
 * Only success consumes a key. A refused write leaves no key at the exchange; an unanswered one may have been executed,
 * and its key then returns the original answer. The exchange refuses another body under a used key.
 */
export function nextKey(last: Attempt | undefined, body: unknown, newKey: () => string): string | null {
  if (last?.status === 'pending') return null
  const isRepeat = last?.status === 'error' && JSON.stringify(last.variables?.body) === JSON.stringify(body)
  return (isRepeat && last.variables?.key) || newKey()
}

/**
 * The last attempt of a write in this tab, including one by a dialog closed since. React Query drops an unobserved one
 * after five minutes.
 */
export function lastAttempt(queryClient: QueryClient, mutationKey: MutationKey): Attempt | undefined {
  const attempt = queryClient.getMutationCache().findAll({ mutationKey, exact: true }).at(-1)
  return attempt?.state as Attempt | undefined
}

/** In ms. A write that takes longer does not go on by itself: its code may be missing. */
const stuckAfter = 30_000

/** Whether a write of this tab is in flight, or its outcome unknown: its next attempt needs the same key. */
export const hasOpenWrite = (queryClient: QueryClient, now: number): boolean =>
  queryClient
    .getMutationCache()
    .getAll()
    .some(({ state: { status, error, submittedAt } }) =>
      status === 'pending'
        ? now - submittedAt < stuckAfter
        : status === 'error' && failureOf(error).end === 'undecided',
    )

/** How a write failed: refused by the exchange; outcome unknown; or never sent, because the browser was offline. */
export type FailedEnd = 'refused' | 'undecided' | 'unsent'

export interface Failure {
  end: FailedEnd
  error: CallError
}

/** How a write ended. Ignored: not sent, because the previous one is still in flight. */
export type Ending<Data> = { end: 'done'; data: Data } | Failure | { end: 'ignored' }

/** The failure behind what a write's call threw. */
export function failureOf(caught: unknown): Failure {
  const error: CallError = caught instanceof UpstreamError ? caught.error : { kind: 'unknown', id: '' }
  return { end: endOf(error), error }
}

export function endOf(error: CallError): FailedEnd {
  if (error.kind === 'offline') return 'unsent'
  const isAnswer = error.kind === 'business' && error.code !== codes.internal && error.code !== codes.serviceUnavailable
  return isAnswer ? 'refused' : 'undecided'
}
