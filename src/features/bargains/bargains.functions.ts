import { createServerFn } from '@tanstack/react-start'
import { create, handle, pay, purchase } from '#contract/bargains/bargains.ts'
import { detail, received, sent } from '#contract/bargains/lists.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchReceivedBargains = createServerFn({ method: 'GET' })
  .validator(inputOf(received))
  .handler(({ data }) => callUpstream(received, data))

export const fetchSentBargains = createServerFn({ method: 'GET' })
  .validator(inputOf(sent))
  .handler(({ data }) => callUpstream(sent, data))

export const fetchBargain = createServerFn({ method: 'GET' })
  .validator(inputOf(detail))
  .handler(({ data }) => callUpstream(detail, data))

/** The terms under which a listing takes offers. */
export const fetchOfferTerms = createServerFn({ method: 'GET' })
  .validator(inputOf(purchase))
  .handler(({ data }) => callUpstream(purchase, data))

export const createBargain = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(create))
  .handler(({ data }) => callUpstream(create, data.body, { idempotencyKey: data.key }))

export const payBargain = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(pay))
  .handler(({ data }) => callUpstream(pay, data.body, { idempotencyKey: data.key }))

export const handleBargain = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(handle))
  .handler(({ data }) => callUpstream(handle, data.body, { idempotencyKey: data.key }))
