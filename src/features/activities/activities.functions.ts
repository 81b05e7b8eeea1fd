import { createServerFn } from '@tanstack/react-start'
import { exchangeGift, gifts, list } from '#contract/activities.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchActivities = createServerFn({ method: 'GET' })
  .validator(inputOf(list))
  .handler(({ data }) => callUpstream(list, data))

export const fetchGifts = createServerFn({ method: 'GET' })
  .validator(inputOf(gifts))
  .handler(({ data }) => callUpstream(gifts, data))

export const takeGift = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(exchangeGift))
  .handler(({ data }) => callUpstream(exchangeGift, data.body, { idempotencyKey: data.key }))
