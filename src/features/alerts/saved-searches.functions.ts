import { createServerFn } from '@tanstack/react-start'
import * as calls from '#contract/saved-searches.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchSavedSearches = createServerFn({ method: 'GET' }).handler(() => callUpstream(calls.list, {}))

export const saveSearch = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(calls.save))
  .handler(({ data }) => callUpstream(calls.save, data.body, { idempotencyKey: data.key }))

export const changeSavedSearch = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(calls.change))
  .handler(({ data }) => callUpstream(calls.change, data.body, { idempotencyKey: data.key }))

export const markSearchSeen = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(calls.markSeen))
  .handler(({ data }) => callUpstream(calls.markSeen, data.body, { idempotencyKey: data.key }))

export const deleteSavedSearch = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(calls.remove))
  .handler(({ data }) => callUpstream(calls.remove, data.body, { idempotencyKey: data.key }))
