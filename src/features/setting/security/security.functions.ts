import { createServerFn } from '@tanstack/react-start'
import * as security from '#contract/accounts/user-security.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const sendCode = createServerFn({ method: 'POST' })
  .validator(inputOf(security.sendUserCenterSms))
  .handler(({ data }) => callUpstream(security.sendUserCenterSms, data))

export const setPassword = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(security.setPassword))
  .handler(({ data }) => callUpstream(security.setPassword, data.body, { idempotencyKey: data.key }))

export const setPhone = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(security.setPhone))
  .handler(({ data }) => callUpstream(security.setPhone, data.body, { idempotencyKey: data.key }))

export const fetchSessions = createServerFn({ method: 'GET' }).handler(() => callUpstream(security.listSessions, {}))

export const endSessions = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(security.endSessions))
  .handler(({ data }) => callUpstream(security.endSessions, data.body, { idempotencyKey: data.key }))
