import { codes } from '#contract/codes.ts'
import type { Ending, Failure } from './attempt.ts'

/**
 * The progress of something that is created, then paid. It is created once, however many attempts the payment takes.
 */
export interface Progress<Created> {
  subject: string
  created: Created | null
}

/** The progress for a subject: the current one if the subject is unchanged. */
export function progressOf<Created>(current: Progress<Created> | null, subject: unknown): Progress<Created> {
  const named = JSON.stringify(subject)
  return current?.subject === named ? current : { subject: named, created: null }
}

/** The failure, and how far the attempt got. */
export interface PayFailure<Created> extends Failure {
  created: Created | null
}

/** What was created has ended meanwhile, for example because its time to pay ran out. */
const ends: readonly unknown[] = [codes.stateConflict, codes.notFound]

/** Whether the next attempt has to create something new: nothing was created, or it can no longer be paid. */
export const isOver = ({ end, created, error }: PayFailure<unknown>): boolean =>
  end === 'refused' && (created === null || (error.kind === 'business' && ends.includes(error.code)))

/**
 * Whether it is unknown if what was created is paid: there was no answer, or there was none before (`wasOpen`) and the
 * repeat was not sent.
 */
export const isPaymentOpen = ({ end, created }: PayFailure<unknown>, wasOpen = false): boolean =>
  created !== null && (end === 'undecided' || (end === 'unsent' && wasOpen))

/** The end of an attempt. Left: its dialog was closed before the payment was sent, so none is sent. */
export type Paid<Created> =
  | { end: 'paid'; created: Created }
  | { end: 'left' }
  | { end: 'ignored' }
  | { end: 'failed'; failure: PayFailure<Created> }

export interface PaySteps<Created> {
  create: () => Promise<Ending<Created>>
  pay: (created: Created) => Promise<Ending<unknown>>
  /** Aborted when the dialog closes. */
  signal: AbortSignal
}

/** Creates, then pays. A retry resumes from the progress. */
export async function createThenPay<Created>(
  progress: Progress<Created>,
  { create, pay, signal }: PaySteps<Created>,
): Promise<Paid<Created>> {
  let created = progress.created
  if (created === null) {
    const made = await create()
    if (made.end !== 'done') return signal.aborted ? { end: 'left' } : ended<Created>(made, null)
    progress.created = created = made.data
  }
  if (signal.aborted) return { end: 'left' }
  const paid = await pay(created)
  return paid.end === 'done' ? { end: 'paid', created } : ended<Created>(paid, created)
}

const ended = <Created>(how: Failure | { end: 'ignored' }, created: Created | null): Paid<Created> =>
  how.end === 'ignored' ? how : { end: 'failed', failure: { ...how, created } }
