import { createServerFn } from '@tanstack/react-start'
import { create, detail } from '#contract/listing-jobs.ts'
import { withoutExtras } from '#features/listings/without-extras.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const createListingJob = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(create))
  .handler(({ data }) => callUpstream(create, data.body, { idempotencyKey: data.key }))

export const fetchListingJob = createServerFn({ method: 'GET' })
  .validator(inputOf(detail))
  .handler(async ({ data }) => withoutExtras(await callUpstream(detail, data)))
