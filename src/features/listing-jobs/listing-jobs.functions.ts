import { createServerFn } from '@tanstack/react-start'
import { create, detail, list, stop } from '#contract/listing-jobs.ts'
import { withoutExtras } from '#features/listings/without-extras.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const createListingJob = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(create))
  .handler(({ data }) => callUpstream(create, data.body, { idempotencyKey: data.key }))

export const fetchListingJobs = createServerFn({ method: 'GET' })
  .validator(inputOf(list))
  .handler(({ data }) => callUpstream(list, data))

export const fetchListingJob = createServerFn({ method: 'GET' })
  .validator(inputOf(detail))
  .handler(async ({ data }) => withoutExtras(await callUpstream(detail, data)))

export const stopListingJob = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(stop))
  .handler(({ data }) => callUpstream(stop, data.body, { idempotencyKey: data.key }))
