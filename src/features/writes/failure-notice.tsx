import type { ReactNode } from 'react'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import type { Failure } from './attempt.ts'

interface FailureNoticeProps {
  failure: Failure | null
  /** What is said when nobody knows whether it was done. */
  undecidedText: (inputs: { reason: string }) => string
  /** What can be done about it. */
  children?: ReactNode
}

/** Why the last try of a write did not work, in its dialog. */
export function FailureNotice({ failure, undecidedText, children }: FailureNoticeProps) {
  if (!failure) return null
  const reason = describeCallError(failure.error)
  return (
    <DialogProblem>
      <p>{failure.end === 'undecided' ? undecidedText({ reason }) : reason}</p>
      {children}
    </DialogProblem>
  )
}
