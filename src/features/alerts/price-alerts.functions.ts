import { createServerFn } from '@tanstack/react-start'
import { bookmarkPriceAlert, setPriceAlert } from '#contract/bookmarks.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchPriceAlert = createServerFn({ method: 'GET' })
  .validator(inputOf(bookmarkPriceAlert))
  .handler(({ data }) => callUpstream(bookmarkPriceAlert, data))

export const changePriceAlert = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(setPriceAlert))
  .handler(({ data }) => callUpstream(setPriceAlert, data.body, { idempotencyKey: data.key }))
