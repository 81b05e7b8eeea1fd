import { createServerFn } from '@tanstack/react-start'
import { buy, quote } from '#contract/sweeps.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchSweepQuote = createServerFn({ method: 'POST' })
  .validator(inputOf(quote))
  .handler(({ data }) => callUpstream(quote, data))

export const buySweep = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(buy))
  .handler(({ data }) => callUpstream(buy, data.body, { idempotencyKey: data.key }))
