import { createServerFn } from '@tanstack/react-start'
import * as realName from '#contract/accounts/real-name.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchRealName = createServerFn({ method: 'GET' }).handler(() => callUpstream(realName.check, {}))

export const checkContract = createServerFn({ method: 'POST' })
  .validator(inputOf(realName.contractCheck))
  .handler(({ data }) => callUpstream(realName.contractCheck, data))

export const beginRealName = createServerFn({ method: 'POST' })
  .validator(inputOf(realName.link))
  .handler(({ data }) => callUpstream(realName.link, data))
