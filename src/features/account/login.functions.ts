import { createServerFn } from '@tanstack/react-start'
import { captcha, passwordLogin, sendLoginSms, smsLogin } from '#contract/auth.ts'
import type { CallResult } from '#lib/call-result.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { setSession } from '#upstream/session.ts'

export const fetchCaptcha = createServerFn({ method: 'POST' }).handler(() => callUpstream(captcha, {}))

export const sendSmsCode = createServerFn({ method: 'POST' })
  .validator(inputOf(sendLoginSms))
  .handler(({ data }) => callUpstream(sendLoginSms, data))

export const signInWithSms = createServerFn({ method: 'POST' })
  .validator(inputOf(smsLogin))
  .handler(async ({ data }) => keepSession(await callUpstream(smsLogin, data), data.remember_me))

export const signInWithPassword = createServerFn({ method: 'POST' })
  .validator(inputOf(passwordLogin))
  .handler(async ({ data }) => keepSession(await callUpstream(passwordLogin, data), data.remember_me))

/** The token goes into its cookie and no further: scripts of the page never see it. */
function keepSession(result: CallResult<{ token: string }>, remember = false): CallResult<null> {
  if (!result.ok) return result
  setSession(result.data.token, { remember })
  return { ok: true, data: null }
}
