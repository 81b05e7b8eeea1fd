import { createServerFn } from '@tanstack/react-start'
import { listMsg, updateRead } from '#contract/mail.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchMails = createServerFn({ method: 'GET' })
  .validator(inputOf(listMsg))
  .handler(({ data }) => callUpstream(listMsg, data))

export const markRead = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(updateRead))
  .handler(({ data }) => callUpstream(updateRead, data.body, { idempotencyKey: data.key }))
