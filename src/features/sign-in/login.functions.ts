import { createServerFn } from '@tanstack/react-start'
import { passwordLogin, sendLoginSms, smsLogin } from '#contract/accounts/auth.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keepSession } from '#upstream/session.ts'

export const sendSmsCode = createServerFn({ method: 'POST' })
  .validator(inputOf(sendLoginSms))
  .handler(({ data }) => callUpstream(sendLoginSms, data))

export const signInWithSms = createServerFn({ method: 'POST' })
  .validator(inputOf(smsLogin))
  .handler(async ({ data }) => keepSession(await callUpstream(smsLogin, data)))

export const signInWithPassword = createServerFn({ method: 'POST' })
  .validator(inputOf(passwordLogin))
  .handler(async ({ data }) => keepSession(await callUpstream(passwordLogin, data)))
