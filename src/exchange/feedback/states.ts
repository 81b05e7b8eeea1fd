import type { FeedbackAuthor } from '#contract/feedback.ts'
import type { FeedbackState } from '#contract/words.ts'
import { defineMachine } from '../state-machine.ts'

export type FeedbackEvent = 'write' | 'answer' | 'close'

/** A conversation with the operators: who has to answer, and whether it is over. */
export const feedbackMachine = defineMachine<FeedbackState, FeedbackEvent, FeedbackAuthor, null>({
  name: 'feedback',
  initial: 'open',
  final: ['closed'],
  transitions: [
    { from: 'open', event: 'write', to: 'open', by: ['user'] },
    { from: 'open', event: 'answer', to: 'answered', by: ['operator'] },
    { from: 'open', event: 'close', to: 'closed', by: ['user', 'operator', 'system'] },
    { from: 'answered', event: 'write', to: 'open', by: ['user'] },
    { from: 'answered', event: 'answer', to: 'answered', by: ['operator'] },
    { from: 'answered', event: 'close', to: 'closed', by: ['user', 'operator', 'system'] },
  ],
})
