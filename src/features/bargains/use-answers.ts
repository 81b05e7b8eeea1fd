import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import type { BargainView } from '#contract/bargains/fields.ts'
import type { handle } from '#contract/bargains/bargains.ts'
import type { CallInput } from '#contract/call.ts'
import { codes, isSessionOver } from '#contract/codes.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import type { NamedOutcome } from '#features/trading/list/outcomes-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { handleBargainMutation } from './mutations.ts'
import { changedByBargains } from './queries.ts'

/** The answer to one bargain. */
export interface Answer {
  bargain: BargainView
  body: CallInput<typeof handle>
}

/** Whether an error would stop the other answers as well. */
const isAboutAll = (error: CallError) =>
  error.kind !== 'business' || isAboutAccount(error.code) || isSessionOver(error.code)

interface AnswerOutcome extends NamedOutcome {
  /** Refused because the bargain is no longer in a state for this answer. */
  hasMovedOn: boolean
}

/** The outcomes, and the error that stopped the rest, if any. */
interface Answered {
  outcomes: AnswerOutcome[]
  error: CallError | null
}

/** Answers bargains one after the other. An error that concerns all of them, such as a ban, stops the rest. */
export function useAnswers() {
  const queryClient = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const { send, isBusy } = useIdempotentMutation(handleBargainMutation())

  async function run(answers: readonly Answer[]): Promise<Answered> {
    setRunning(true)
    const outcomes: AnswerOutcome[] = []
    let error: CallError | null = null
    for (const { bargain, body } of answers) {
      const ending: Awaited<ReturnType<typeof send>> = error ? { end: 'refused', error } : await send(body)
      if (ending.end === 'ignored') break
      const isDone = ending.end === 'done'
      const message = isDone ? '' : describeCallError(ending.error)
      const hasMovedOn = !isDone && ending.error.kind === 'business' && ending.error.code === codes.stateConflict
      outcomes.push({ id: bargain.bargain_id, name: bargain.goods_info.name, isDone, hasMovedOn, message })
      if (!isDone && isAboutAll(ending.error)) error = ending.error
    }
    // Refresh the lists before reporting success.
    await Promise.all(changedByBargains.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    setRunning(false)
    return { outcomes, error }
  }
  return { run, isBusy: isRunning || isBusy }
}
