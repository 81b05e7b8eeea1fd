import { mutationOptions } from '@tanstack/react-query'
import type { FeedbackTopic } from '#contract/words.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { addFeedback, closeFeedback, replyToFeedback } from './feedback.functions.ts'

export interface NewFeedback {
  topic: FeedbackTopic
  text: string
  pictures: string[]
  order_id?: string | undefined
}

export interface NewReply {
  feedback_id: string
  text: string
  pictures: string[]
}

interface Keyed<Body> {
  key: string
  body: Body
}

export const addFeedbackMutation = () =>
  mutationOptions({ mutationFn: async (data: Keyed<NewFeedback>) => unwrap(await addFeedback({ data })) })

export const replyMutation = () =>
  mutationOptions({ mutationFn: async (data: Keyed<NewReply>) => unwrap(await replyToFeedback({ data })) })

export const closeFeedbackMutation = () =>
  mutationOptions({
    mutationFn: async (data: Keyed<{ feedback_id: string }>) => unwrap(await closeFeedback({ data })),
  })
