import { createServerFn } from '@tanstack/react-start'
import { goodsByIds } from '#contract/market/home.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchGoodsByIds = createServerFn({ method: 'GET' })
  .validator(inputOf(goodsByIds))
  .handler(({ data }) => callUpstream(goodsByIds, data))
