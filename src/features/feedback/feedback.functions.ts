import { createServerFn } from '@tanstack/react-start'
import { add, close, list, record, reply } from '#contract/feedback.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchFeedbacks = createServerFn({ method: 'GET' })
  .validator(inputOf(list))
  .handler(({ data }) => callUpstream(list, data))

export const fetchRecord = createServerFn({ method: 'GET' })
  .validator(inputOf(record))
  .handler(({ data }) => callUpstream(record, data))

export const addFeedback = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(add))
  .handler(({ data }) => callUpstream(add, data.body, { idempotencyKey: data.key }))

export const replyToFeedback = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(reply))
  .handler(({ data }) => callUpstream(reply, data.body, { idempotencyKey: data.key }))

export const closeFeedback = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(close))
  .handler(({ data }) => callUpstream(close, data.body, { idempotencyKey: data.key }))
