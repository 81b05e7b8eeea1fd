import type { ReactNode } from 'react'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import type { Failure } from './attempt.ts'

interface FailureNoticeProps {
  failure: Failure | null
  /** Used when the outcome of the write is unknown. */
  undecidedText: (inputs: { reason: string }) => string
  /** Actions to resolve it. */
  children?: ReactNode
}

/** Why the last attempt failed, in a write's dialog. */
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
