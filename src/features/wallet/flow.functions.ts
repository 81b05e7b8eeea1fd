import { createServerFn } from '@tanstack/react-start'
import { flowLog } from '#contract/wallet.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchFlow = createServerFn({ method: 'GET' })
  .validator(inputOf(flowLog))
  .handler(({ data }) => callUpstream(flowLog, data))
