import type { Ending, Failure } from './attempt.ts'

/** Something that is created first and paid then, and how far that has come: it is created once, however often it takes to pay. */
export interface Progress<Created> {
  subject: string
  created: Created | null
}

/** The progress of what is to be paid: what there is, when it is the same subject. */
export function progressOf<Created>(current: Progress<Created> | null, subject: unknown): Progress<Created> {
  const named = JSON.stringify(subject)
  return current?.subject === named ? current : { subject: named, created: null }
}

/** What went wrong, and how far it had come. */
export interface PayFailure<Created> extends Failure {
  created: Created | null
}

/** How an attempt came out. Left: its dialog was closed before a payment was sent, and none is sent any more. */
export type Paid<Created> =
  | { end: 'paid'; created: Created }
  | { end: 'left' }
  | { end: 'ignored' }
  | { end: 'failed'; failure: PayFailure<Created> }

export interface PaySteps<Created> {
  create: () => Promise<Ending<Created>>
  pay: (created: Created) => Promise<Ending<unknown>>
  /** Aborted once the dialog is closed. */
  signal: AbortSignal
}

/** Creates, then pays; a repeat goes on where the progress stands. */
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
