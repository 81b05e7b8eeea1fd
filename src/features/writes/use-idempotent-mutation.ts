import {
  mutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
  type MutationKey,
  type MutationMeta,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useDeferredValue, useSyncExternalStore } from 'react'
import { isSessionOver } from '#contract/codes.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { businessCodeOf, unwrap, type CallResult } from '#lib/calls/call-result.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { failureOf, lastAttempt, nextKey, type Ending, type Failure, type Keyed } from './attempt.ts'

/** A write's fields besides key and body, such as a captcha: none, or one more argument of `send`. */
type Rest<Sent> = keyof Omit<Sent, keyof Keyed<unknown>> extends never ? [] : [Omit<Sent, keyof Keyed<unknown>>]

interface Handlers<Data> {
  /**
   * The queries the write changes. Refetched on success, and on failure too: stale data may be the cause, or the
   * outcome is unknown.
   */
  refresh?: readonly QueryKey[]
  onDone?: (data: Data) => void
  /** Replaces `onDone` when the person has closed the dialog the write was sent from. */
  onLeft?: (data: Data) => void
  onFailed?: (failure: Failure) => void
  /** Replaces `onFailed` in the same way. */
  onLeftFailed?: (failure: Failure) => void
}

/** A mutation for `useIdempotentMutation`: its key, and the server function that sends it. */
export const idempotentMutation = <Sent extends Keyed<unknown>, Data>(
  mutationKey: MutationKey,
  write: (options: { data: Sent }) => Promise<CallResult<Data>>,
  meta?: MutationMeta,
) =>
  mutationOptions({
    mutationKey,
    mutationFn: async (data: Sent) => unwrap(await write({ data })),
    ...(meta && { meta }),
  })

/** Whether a write is in flight, or what it changed not on the screen yet. A dialog that starts with what is shown should
 * not be opened meanwhile: it would put back the old values. */
export const useIsUnderWay = ({ mutationKey }: { mutationKey: MutationKey }): boolean =>
  useIsMutating({ mutationKey, exact: true }) > 0

/**
 * Sends any write that moves money or must not happen twice. `send(body)` executes it once:
 *
 * - a second press, or a reopened dialog, sends nothing while the first write is in flight (`isBusy`);
 * - after a failure, the same body reuses its key, so that an unanswered write counts once (`nextKey`);
 * - on success, it stays busy until the refetched data (`refresh`) is on the screen;
 * - no queueing, no automatic retries, no optimistic updates.
 *
 * The mutation belongs in the feature's `mutations.ts`. Its `mutationKey` allows one write at a time in this tab; for
 * one per order, include the order's id. Conflicts between tabs are left to the exchange. Failures are toasts, or with
 * `meta: { quiet: true }` up to the caller: `error` is the text for a field. `send` also returns how the write ended.
 *
 *     export const takeDownMutation = (listingId: string) =>
 *       idempotentMutation(['selling', 'take-down', listingId], takeDownListing)
 *
 *     const { send, isBusy } = useIdempotentMutation(takeDownMutation(id), { refresh: [sellingKeys.lists()] })
 *     <MoneyButton isLoading={isBusy} onClick={() => void send({ listing_id: id })}>…</MoneyButton>
 */
export function useIdempotentMutation<Sent extends Keyed<unknown>, Data>(
  options: UseMutationOptions<Data, Error, Sent> & { mutationKey: MutationKey },
  { refresh = [], onDone, onLeft, onFailed, onLeftFailed }: Handlers<Data> = {},
) {
  const queryClient = useQueryClient()
  const goneSignal = useGoneSignal()
  const isInFlight = useSyncExternalStore(
    (onChange) => queryClient.getMutationCache().subscribe(onChange),
    () => lastAttempt(queryClient, options.mutationKey)?.status === 'pending',
    () => false,
  )
  // Callers that await `send` may then close a dialog, for example: no press may slip in between.
  const wasInFlight = useDeferredValue(isInFlight)
  const readAgain = () => Promise.all(refresh.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const mutation = useMutation({
    ...options,
    onSuccess: (data) => {
      const isShown = readAgain()
      const tell = goneSignal().aborted ? onLeft : onDone
      tell?.(data)
      return isShown
    },
    onError: (caught) => {
      const failure = failureOf(caught)
      if (failure.end !== 'unsent') void readAgain()
      const tell = goneSignal().aborted ? (onLeftFailed ?? onFailed) : onFailed
      tell?.(failure)
    },
  })

  async function send(body: Sent['body'], ...[rest]: Rest<Sent>): Promise<Ending<Data>> {
    const key = nextKey(lastAttempt(queryClient, options.mutationKey), body, newKey)
    if (key === null) return { end: 'ignored' }
    try {
      return { end: 'done', data: await mutation.mutateAsync({ ...rest, key, body } as Sent) }
    } catch (caught) {
      return failureOf(caught)
    }
  }
  return {
    send,
    isBusy: isInFlight || wasInFlight,
    error: textOf(mutation.error),
    clearError: () => {
      if (mutation.isError) mutation.reset()
    },
  }
}

/** The end of a session is reported to the whole page. */
function textOf(caught: Error | null): string | undefined {
  if (!caught || isSessionOver(businessCodeOf(caught))) return undefined
  return describeCallError(failureOf(caught).error)
}
