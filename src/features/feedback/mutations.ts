import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { addFeedback, closeFeedback, replyToFeedback } from './feedback.functions.ts'

export const addFeedbackMutation = () => idempotentMutation(['feedback', 'add'], addFeedback, { quiet: true })

export const replyMutation = (feedbackId: string) =>
  idempotentMutation(['feedback', 'reply', feedbackId], replyToFeedback)

export const closeFeedbackMutation = (feedbackId: string) =>
  idempotentMutation(['feedback', 'close', feedbackId], closeFeedback)
