import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import { isSessionOver } from '#contract/codes.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import type { Ending } from './attempt.ts'
import { createThenPay, isOver, progressOf, type PayFailure, type Progress } from './create-then-pay.ts'
import { tellWhoLeft, type LeftTexts } from './tell-who-left.ts'
import { useTellUndecided } from './use-tell-undecided.ts'

/** A write from `useIdempotentMutation`. */
interface Write<Body, Data> {
  send: (body: Body) => Promise<Ending<Data>>
  isBusy: boolean
}

interface Steps<Body, Created, Payment> {
  create: Write<Body, Created>
  payment: Write<Payment, unknown>
  paymentOf: (created: Created) => Payment
  /** The queries to refetch, whatever the outcome. */
  refresh: (body: Body) => readonly QueryKey[]
  leftTexts: LeftTexts
  onPaid: (created: Created, body: Body) => void
  onFailed: (failure: PayFailure<Created>) => void
  /** The account may not do this, or is not prepared for trading. */
  onUnprepared: () => void
}

/**
 * Creates something and pays for it with one press. If the dialog closes meanwhile, no further payment is sent, and a
 * toast reports the outcome of what was sent; likewise if it closes after an attempt without an answer.
 */
export function useCreateThenPay<Body, Created, Payment>(steps: Steps<Body, Created, Payment>) {
  const { create, payment, paymentOf, refresh, leftTexts, onPaid, onFailed, onUnprepared } = steps
  const queryClient = useQueryClient()
  const progress = useRef<Progress<Created> | null>(null)
  const last = useRef<Body | null>(null)
  const goneSignal = useGoneSignal()
  const readAgain = (body: Body) => {
    for (const queryKey of refresh(body)) void queryClient.invalidateQueries({ queryKey })
  }
  const noteFailure = useTellUndecided(leftTexts, () => last.current !== null && readAgain(last.current))

  const run = async (body: Body) => {
    const current = (progress.current = progressOf(progress.current, body))
    const signal = goneSignal()
    last.current = body
    noteFailure(null)
    const paid = await createThenPay(current, {
      create: () => create.send(body),
      pay: (created) => payment.send(paymentOf(created)),
      signal,
    })
    if (paid.end === 'ignored') return
    if (paid.end === 'paid' && !signal.aborted) onPaid(paid.created, body)
    readAgain(body)
    if (signal.aborted) {
      const isUnknown = paid.end === 'failed' && paid.failure.end === 'undecided'
      tellWhoLeft(paid.end === 'paid' ? 'paid' : isUnknown ? 'unknown' : 'unpaid', leftTexts)
    } else if (paid.end === 'failed') fail(paid.failure)
  }

  function fail(failure: PayFailure<Created>) {
    const { error } = failure
    noteFailure(failure)
    if (isOver(failure)) progress.current = null
    if (error.kind === 'business' && isSessionOver(error.code)) announceCallError(error)
    else if (error.kind === 'business' && isAboutAccount(error.code)) onUnprepared()
    onFailed(failure)
  }
  return { run: (body: Body) => void run(body), isBusy: create.isBusy || payment.isBusy }
}
