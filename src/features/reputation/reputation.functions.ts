import { createServerFn } from '@tanstack/react-start'
import { counterpartRecord } from '#contract/reputation.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchCounterpartRecord = createServerFn({ method: 'GET' })
  .validator(inputOf(counterpartRecord))
  .handler(({ data }) => callUpstream(counterpartRecord, data))
