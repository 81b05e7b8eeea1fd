import type { ReactNode } from 'react'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import type { Failure } from './attempt.ts'

interface FailureNoticeProps {
  failure: Failure | null
  /** Used when it is unknown whether the write was done. */
  undecidedText: (inputs: { reason: string }) => string
  /** What to do about it. */
  children?: ReactNode
}

/** Why the last attempt failed, in the dialog of a write. */
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
